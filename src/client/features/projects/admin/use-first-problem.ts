import { type RefObject, useEffect } from 'react';
import { type FieldProblems, PROJECT_FIELDS } from './project-edit';
import { EDITOR_TABS, type EditorTab } from './use-editor-tab';

type ProblemOptions = {
  problems: FieldProblems;
  /** How many saves were refused. */
  attempts: number;
  setTab: (tab: EditorTab) => void;
};

/** After a refused save the focus goes to the first field that is wrong, in its tab. */
export function useFirstProblem(
  form: RefObject<HTMLElement | null>,
  { problems, attempts, setTab }: ProblemOptions,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a save moves the focus, not a problem that goes away
  useEffect(() => {
    const first = PROJECT_FIELDS.find(field => problems[field] !== undefined);
    if (first === undefined) return;
    const tab = EDITOR_TABS.find(name => name === first);
    if (tab !== undefined) setTab(tab);
    // The tab is shown by then.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [attempts]);
}
