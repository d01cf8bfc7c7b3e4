import { useState } from 'react';
import { Panel } from '../../../ui/layout/panel';
import { useFocusTarget } from '../../../ui/overlays/use-focus-target';
import { Segmented } from '../../../ui/primitives/segmented';
import { GitHubImport } from './github-import';
import type { PendingImport } from './import-queries';
import { LastImports } from './last-imports';
import { MarkdownImport } from './markdown-import';
import { PlanReview } from './plan-review';
import styles from './plan-review.module.css';
import { ResumeImport } from './resume-import';

const SOURCES = [
  { value: 'resume', label: 'JSON Resume' },
  { value: 'github', label: 'GitHub' },
  { value: 'markdown', label: 'Markdown' },
] as const;
type Source = (typeof SOURCES)[number]['value'];

/** Content from elsewhere: nothing is taken before the owner has seen what it becomes. */
export function ImportPanel() {
  const [source, setSource] = useState<Source>('resume');
  const [pending, setPending] = useState<PendingImport | null>(null);
  const body = useFocusTarget<HTMLDivElement>();

  function close(): void {
    setPending(null);
    body.focus();
  }

  return (
    <Panel id="import" title="Import">
      <div ref={body.ref} tabIndex={-1} className={`stack ${styles.body}`}>
        {pending ? (
          <PlanReview pending={pending} onClose={close} />
        ) : (
          <>
            <p className="narrow">
              Projects, notes and timeline elements arrive as drafts, which only you see. You choose what is
              taken, and can undo it.
            </p>
            <div>
              <Segmented label="Import from" options={SOURCES} value={source} onValueChange={setSource} />
            </div>
            <SourceForm source={source} onPlanned={setPending} />
          </>
        )}
        <LastImports />
      </div>
    </Panel>
  );
}

type SourceFormProps = { source: Source; onPlanned: (pending: PendingImport) => void };

function SourceForm({ source, onPlanned }: SourceFormProps) {
  switch (source) {
    case 'resume':
      return <ResumeImport onPlanned={onPlanned} />;
    case 'github':
      return <GitHubImport onPlanned={onPlanned} />;
    case 'markdown':
      return <MarkdownImport onPlanned={onPlanned} />;
  }
}
