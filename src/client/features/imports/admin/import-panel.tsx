import { useState } from 'react';
import { Panel } from '#client/ui/layout/panel';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { Segmented } from '#client/ui/primitives/segmented';
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
              Projects, notes, pages and timeline elements are imported as drafts that only you can see. You
              choose what to import, and can undo it.
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
