import { useEffect, useRef, useState } from 'react';
import type { ImportPanelProps, ImportSource } from '#client/editing/content-imports';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import rows from '#client/editing/lists/list-row.module.css';
import { Panel } from '#client/ui/layout/panel';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { useOpenRow } from '#client/ui/primitives/use-open-row';
import { GitHubImport } from './github-import';
import type { PendingImport } from './import-queries';
import styles from './imports.module.css';
import { LastImports } from './last-imports';
import { MarkdownImport } from './markdown-import';
import { PlanReview } from './plan-review';
import { replaceContent } from './replace-content';
import { ResumeImport } from './resume-import';

/** Lists the sources of content. The owner reviews what a source has before anything is stored. */
export function ImportPanel({ more, replaced, choice, level }: ImportPanelProps) {
  const [pending, setPending] = useState<PendingImport | null>(null);
  const body = useFocusTarget<HTMLDivElement>();
  const openRow = useOpenRow();
  const results = useResultFocus();

  function review(planned: PendingImport): void {
    setPending(replaced ? replaceContent(planned, replaced) : planned);
    // The button that had the focus is no longer rendered.
    body.focus();
  }

  const sources: ImportSource[] = [
    {
      id: 'import-resume',
      name: 'resume.json',
      note: 'Profile, timeline, projects and skills',
      form: <ResumeImport onPlanned={review} />,
    },
    {
      id: 'import-github',
      name: 'GitHub',
      note: 'Public repositories as projects',
      form: <GitHubImport onPlanned={review} />,
    },
    {
      id: 'import-markdown',
      name: 'Markdown',
      note: 'Files of a Hugo, Jekyll or Astro site',
      form: <MarkdownImport onPlanned={review} />,
    },
    ...more,
  ];

  function close(hasImported: boolean): void {
    setPending(null);
    if (hasImported) results.focus();
    else body.focus();
  }

  const title = pending ? `Import from ${pending.name}` : 'Import';
  return (
    <Panel id="import" title={title} level={level}>
      <div ref={body.ref} tabIndex={-1} className={`stack ${styles.body}`}>
        {pending ? (
          <PlanReview pending={pending} level={level} onClose={close} />
        ) : (
          <>
            <p className="muted narrow">
              You choose what to import, and can undo it. Projects, notes, pages and timeline elements arrive
              as drafts.
            </p>
            {choice}
            <ul>
              {sources.map(({ id, name, note, form }) => (
                <li key={id} className={rows.item}>
                  <ExpandableRow
                    id={id}
                    name={name}
                    note={note}
                    isOpen={openRow.isOpen(id)}
                    onToggle={() => openRow.toggle(id)}
                  >
                    {form}
                  </ExpandableRow>
                </li>
              ))}
            </ul>
          </>
        )}
        <div ref={results.ref} tabIndex={-1} className={`${styles.body} ${styles.results}`}>
          <LastImports />
        </div>
      </div>
    </Panel>
  );
}

/** Moves the focus to the last imports and scrolls to them, once the review is gone. */
function useResultFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const [imports, setImports] = useState(0);
  useEffect(() => {
    if (imports === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [imports]);
  return { ref, focus: () => setImports(count => count + 1) };
}
