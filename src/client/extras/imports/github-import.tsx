import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import rows from '#client/editing/lists/list-row.module.css';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { ownerPaths } from '#client/lib/owner-paths';
import { useSite } from '#client/lib/site-queries';
import { Alert } from '#client/ui/feedback/alert';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SiteLink } from '#shared/contract/site';
import {
  type PendingImport,
  useImportedRepositories,
  useRefreshRepositories,
  useRepositoryPlan,
} from './import-queries';
import styles from './imports.module.css';
import { useImportToast } from './use-import-toast';
import { usePlanning } from './use-planning';

export function GitHubImport({ onPlanned }: { onPlanned: (pending: PendingImport) => void }) {
  const { links } = useSite();
  const [typed, setTyped] = useState<string | null>(null);
  const profile = typed ?? findProfile(links);
  const [token, setToken] = useState('');
  const planRepositories = useRepositoryPlan();
  const { isBusy, failure, run } = usePlanning(onPlanned);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) run(() => planRepositories({ profile, token }));
  }

  return (
    <div className="stack">
      <form className="stack-4 narrow" onSubmit={submit}>
        <p className="muted">
          Imports public repositories as projects, with their language, topics and the beginning of the
          README.
        </p>
        <div className="grid">
          <Field label="GitHub profile">
            <TextInput
              required
              value={profile}
              placeholder="octocat"
              autoCapitalize="off"
              onChange={event => setTyped(event.target.value)}
            />
          </Field>
          <Field label="Token" optional hint="Allows more requests. It isn't stored.">
            <TextInput
              type="password"
              autoComplete="off"
              value={token}
              onChange={event => setToken(event.target.value)}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={isBusy}>
            Show repositories
          </Button>
        </div>
        {failure !== null && <Alert tone="err">{failure}</Alert>}
      </form>
      <ImportedRepositories token={token} />
    </div>
  );
}

/** Matches the address of a profile, but not of a repository. */
const PROFILE_ADDRESS = /^https?:\/\/(?:www\.)?github\.com\/([\w-]+)\/?(?:[?#]|$)/i;

/** Returns the GitHub profile among the owner's links, or ''. */
function findProfile(links: readonly SiteLink[]): string {
  return links.map(({ url }) => PROFILE_ADDRESS.exec(url)?.[1]).find(Boolean) ?? '';
}

const FAILURE = "Couldn't load the imported repositories. Please try again.";

function ImportedRepositories({ token }: { token: string }) {
  const query = useImportedRepositories();
  const { data: repositories } = query;
  const { mutateAsync: refresh, isPending } = useRefreshRepositories();
  const showResult = useImportToast();
  const toast = useToast();
  if (!repositories) return <PendingQuery query={query} loading={null} failure={FAILURE} />;
  if (repositories.length === 0) return null;

  async function refreshAll(): Promise<void> {
    try {
      showResult(await refresh({ token }));
    } catch (error) {
      toast.failure(`Couldn't refresh the projects. ${callFailureMessage(error)}`, { topic: 'import' });
    }
  }

  return (
    <div className="stack-3">
      <h4 className={styles.group}>From GitHub</h4>
      <ul>
        {repositories.map(({ projectId, name, stars, forks }) => (
          <li key={projectId} className={`row spread ${rows.item} ${rows.padded}`}>
            <Link href={ownerPaths.projectEdit(projectId)}>{name}</Link>
            <span className="num">
              {formatQuantity(stars, 'star')}, {formatQuantity(forks, 'fork')}
            </span>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button busy={isPending} onClick={() => void refreshAll()}>
          Refresh
        </Button>
        <span className="note">Always updates stats; updates text only if you haven't edited it.</span>
      </div>
    </div>
  );
}
