import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { callFailureMessage } from '../../../lib/api/call-failure';
import { ownerPaths } from '../../../lib/owner-paths';
import { Alert } from '../../../ui/feedback/alert';
import { useToast } from '../../../ui/feedback/toast';
import { Field, TextInput } from '../../../ui/forms/field';
import { Button } from '../../../ui/primitives/button';
import {
  type PendingImport,
  useRefreshRepositories,
  useRepositoryPlan,
  useTakenRepositories,
} from './import-queries';
import styles from './plan-review.module.css';
import { useImportToast } from './use-import-toast';
import { usePlanning } from './use-planning';

/** Asks for a profile, and brings up to date what came from GitHub before. */
export function GitHubImport({ onPlanned }: { onPlanned: (pending: PendingImport) => void }) {
  const [profile, setProfile] = useState('');
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
          Public repositories become projects, with language, topics and the beginning of the readme.
        </p>
        <div className={`stack-4 ${styles.profile}`}>
          <Field label="GitHub profile">
            <TextInput
              required
              value={profile}
              placeholder="octocat"
              autoCapitalize="off"
              onChange={event => setProfile(event.target.value)}
            />
          </Field>
          <Field label="Token" optional hint="Allows more requests. It is not kept.">
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
            Show Repositories
          </Button>
        </div>
        {failure !== null && <Alert tone="err">{failure}</Alert>}
      </form>
      <TakenRepositories token={token} />
    </div>
  );
}

/** What came from GitHub, with its figures. */
function TakenRepositories({ token }: { token: string }) {
  const { data: repositories = [] } = useTakenRepositories();
  const { mutateAsync: refresh, isPending } = useRefreshRepositories();
  const tell = useImportToast();
  const toast = useToast();
  if (repositories.length === 0) return null;

  async function bringUpToDate(): Promise<void> {
    try {
      tell(await refresh({ token }));
    } catch (error) {
      toast.failure(`Not refreshed. ${callFailureMessage(error)}`, { topic: 'import' });
    }
  }

  return (
    <div className="stack-3">
      <h3 className={styles.group}>From GitHub</h3>
      <ul className={styles.runs}>
        {repositories.map(({ projectId, name, stars, forks }) => (
          <li key={projectId}>
            <Link href={ownerPaths.projectEdit(projectId)}>{name}</Link>
            <span className="num">
              {stars} {stars === 1 ? 'star' : 'stars'}, {forks} {forks === 1 ? 'fork' : 'forks'}
            </span>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button busy={isPending} onClick={() => void bringUpToDate()}>
          Refresh
        </Button>
        <span className="note">Figures always, texts only where you have not changed them.</span>
      </div>
    </div>
  );
}
