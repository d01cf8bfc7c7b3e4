import { useState } from 'react';
import { Link } from 'wouter';
import rows from '#client/editing/lists/list-row.module.css';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { Button } from '#client/ui/primitives/button';
import { DateTime, formatDateTime } from '#client/ui/primitives/date-time';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportPublished, ImportRun } from '#shared/extras/imports/import-contract';
import { useImports, usePublishImport } from './import-queries';
import styles from './imports.module.css';
import { useImportGroups } from './use-import-groups';
import { describeImportCounts, useUndoLastImport } from './use-import-toast';

const SHOWN_RUNS = 3;
const FAILURE = "Couldn't load the last imports. Please try again.";

/** Lists the last imports with what is left to do: look at their drafts, publish them, or undo the import. */
export function LastImports() {
  const query = useImports();
  const undo = useUndoLastImport();
  const [runToPublish, setRunToPublish] = useState<ImportRun | null>(null);
  const { data: runs } = query;
  if (!runs) return <PendingQuery query={query} loading={null} failure={FAILURE} />;
  if (runs.length === 0) return null;
  return (
    <div>
      <h3 className={styles.group}>Last imports</h3>
      <ul>
        {runs.slice(0, SHOWN_RUNS).map(run => (
          <li key={run._id} className={`row spread ${rows.item} ${rows.padded}`}>
            <span>
              {run.source}, <DateTime at={run.createdAt} />:{' '}
              <span>{run.isUndone ? 'undone' : describeImportCounts(run)}</span>
            </span>
            <div className="row">
              <DraftLinks run={run} />
              {countDrafts(run).publishable > 0 && (
                <Button
                  size="sm"
                  aria-label={`Publish all drafts of ${describeRun(run)}`}
                  onClick={() => setRunToPublish(run)}
                >
                  Publish all
                </Button>
              )}
              {!run.isUndone && (
                <Button
                  size="sm"
                  aria-label={`Undo the import of ${describeRun(run)}`}
                  onClick={() => void undo(run._id)}
                >
                  Undo
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <PublishQuestion run={runToPublish} onClose={() => setRunToPublish(null)} />
    </div>
  );
}

function describeRun({ source, createdAt }: ImportRun): string {
  return `${source}, ${formatDateTime(createdAt)}`;
}

/** Links to the drafts of an import, for each kind that has some. */
function DraftLinks({ run: { drafts } }: { run: ImportRun }) {
  const groups = useImportGroups();
  return drafts.map(({ target, count }) => {
    const group = groups.find(each => each.target === target);
    if (!group || group.draftsPath === 'none') return null;
    const { one, many } = group.nouns;
    return (
      <Link key={target} href={group.draftsPath}>
        See {formatQuantity(count, `draft ${one}`, `draft ${many}`)}
      </Link>
    );
  });
}

type PublishQuestionProps = { run: ImportRun | null; onClose: () => void };

function PublishQuestion({ run, onClose }: PublishQuestionProps) {
  const { mutateAsync: publish } = usePublishImport();
  const toast = useToast();
  const { publishable, withheld } = countDrafts(run);
  const drafts = formatQuantity(publishable, 'draft');
  return (
    <ConfirmCall
      open={run !== null}
      title={`Publish ${drafts}`}
      question={`Visitors can see them at once, except for items with a date in the future.${describeWithheld(withheld)}`}
      confirmLabel={`Publish ${drafts}`}
      call={async () => run && publish({ id: run._id })}
      failure={error => `Couldn't publish the drafts. ${explainCallFailure(error)}`}
      onDone={published => published && toast.success(describePublished(published))}
      onClose={onClose}
    />
  );
}

function countDrafts(run: ImportRun | null): { publishable: number; withheld: number } {
  const drafts = run?.drafts ?? [];
  const withheld = drafts.reduce((sum, draft) => sum + draft.withheld, 0);
  return { publishable: drafts.reduce((sum, draft) => sum + draft.count, 0) - withheld, withheld };
}

function describePublished({ count, withheld }: ImportPublished): string {
  return `${formatQuantity(count, 'item')} published.${describeWithheld(withheld)}`;
}

function describeWithheld(count: number): string {
  if (count === 0) return '';
  return ` ${formatQuantity(count, 'item')} unpublished in the source ${count === 1 ? 'stays a draft' : 'stay drafts'}.`;
}
