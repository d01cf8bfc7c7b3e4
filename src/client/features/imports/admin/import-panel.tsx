import { useState } from 'react';
import { Panel } from '#client/ui/layout/panel';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { Button } from '#client/ui/primitives/button';
import { DateTime, formatDateTime } from '#client/ui/primitives/date-time';
import { Segmented } from '#client/ui/primitives/segmented';
import { GitHubImport } from './github-import';
import { type PendingImport, useImports } from './import-queries';
import { MarkdownImport } from './markdown-import';
import { PlanReview } from './plan-review';
import styles from './plan-review.module.css';
import { ResumeImport } from './resume-import';
import { describeImportCounts, useUndoLastImport } from './use-import-toast';

const SOURCES = [
  { value: 'resume', label: 'JSON Resume' },
  { value: 'github', label: 'GitHub' },
  { value: 'markdown', label: 'Markdown' },
] as const;
type Source = (typeof SOURCES)[number]['value'];

const FORMS = { resume: ResumeImport, github: GitHubImport, markdown: MarkdownImport };

/** Imports content from other sources. The owner reviews it before anything is stored. */
export function ImportPanel() {
  const [source, setSource] = useState<Source>('resume');
  const [pending, setPending] = useState<PendingImport | null>(null);
  const body = useFocusTarget<HTMLDivElement>();
  const SourceForm = FORMS[source];

  function close(): void {
    setPending(null);
    body.focus();
  }

  return (
    <Panel id="import" title="Import" level={3}>
      <div ref={body.ref} tabIndex={-1} className={`stack ${styles.body}`}>
        {pending ? (
          <PlanReview pending={pending} onClose={close} />
        ) : (
          <>
            <p className="narrow">
              Projects, notes and timeline elements are imported as drafts that only you can see. You choose
              what to import, and can undo it.
            </p>
            <div>
              <Segmented label="Import from" options={SOURCES} value={source} onValueChange={setSource} />
            </div>
            <SourceForm onPlanned={setPending} />
          </>
        )}
        <LastImports />
      </div>
    </Panel>
  );
}

const SHOWN_RUNS = 3;

function LastImports() {
  const { data: runs = [] } = useImports();
  const undo = useUndoLastImport();
  if (runs.length === 0) return null;
  return (
    <div>
      <h4 className={styles.group}>Last imports</h4>
      <ul className={styles.runs}>
        {runs.slice(0, SHOWN_RUNS).map(({ _id, source, createdAt, isUndone, ...counts }) => (
          <li key={_id}>
            <span>
              {source}, <DateTime at={createdAt} />: {isUndone ? 'undone' : describeImportCounts(counts)}
            </span>
            {!isUndone && (
              <Button
                size="sm"
                aria-label={`Undo the import of ${source}, ${formatDateTime(createdAt)}`}
                onClick={() => void undo(_id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
