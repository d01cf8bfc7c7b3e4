import { useId, useState } from 'react';
import { Link } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { useUndoToast } from '#client/editing/use-undo-toast';
import { useSetup, useUpdateSetup } from '#client/features/setup/admin/setup-queries';
import { settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { CollapseRegion, DisclosureButton } from '#client/ui/primitives/collapsible';
import type { PostponableTask, Setup, SetupUpdate } from '#shared/contract/setup';
import styles from './checklist.module.css';
import { checklistGroups, hasSample } from './checklist-lines';
import { ChecklistRow } from './checklist-row';
import { useHasSmallCounters } from './small-counters';

export function Checklist() {
  const { data: setup } = useSetup();
  const facts = useChecklistFacts();
  const update = useChange();
  const postpone = usePostpone();
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  if (!setup || setup.isChecklistHidden) return null;
  const groups = checklistGroups(setup, facts);
  const lines = groups.flatMap(group => group.lines);
  const done = lines.filter(({ isDone }) => isDone).length;
  if (done === lines.length && setup.step === null) return null;
  return (
    <section id="checklist" aria-labelledby="checklist-heading" className={`frame ${styles.checklist}`}>
      <div className={styles.head}>
        <h2 id="checklist-heading" className={styles.title}>
          Setup checklist
        </h2>
        <div className={`num ${styles.progress}`}>
          <progress value={done} max={lines.length} aria-hidden="true" />
          <span>{`${done} of ${lines.length} done`}</span>
        </div>
        <div className={`row ${styles.actions}`}>
          {setup.step !== null && (
            <PageButton href={paths.setup} variant="primary" size="sm">
              {setup.step === 0 ? 'Set up your site' : 'Continue setup'}
            </PageButton>
          )}
          <DisclosureButton
            open={isOpen}
            onToggle={setOpen}
            controls={regionId}
            closedLabel="Show items"
            openLabel="Hide items"
          />
        </div>
      </div>
      <CollapseRegion id={regionId} open={isOpen}>
        {hasSample(setup) && <SampleHint />}
        <div className={styles.groups}>
          {groups.map(({ title, lines: tasks }) => (
            <section key={title} aria-label={title}>
              <h3 className={styles.group}>{title}</h3>
              <ul>
                {tasks.map(line => (
                  <li key={line.id}>
                    <ChecklistRow line={line} onPostpone={id => void postpone(setup, id)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Button
          variant="ghost"
          size="sm"
          className={styles.hide}
          onClick={() => update({ isChecklistHidden: true })}
        >
          Hide checklist
        </Button>
      </CollapseRegion>
    </section>
  );
}

function SampleHint() {
  return (
    <p className={`${styles.hint} ${styles.sample}`}>
      Visitors still see sample content. Replace it with your own or{' '}
      <Link href={`${settingsPath('data')}#sample`}>remove it</Link>.
    </p>
  );
}

export function ShowChecklist() {
  const { data: setup } = useSetup();
  const facts = useChecklistFacts();
  const update = useChange();
  const isShown =
    setup?.isChecklistHidden &&
    checklistGroups(setup, facts).some(({ lines }) => lines.some(({ isDone }) => !isDone));
  if (!isShown) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => update({ isChecklistHidden: false })}>
      Show checklist
    </Button>
  );
}

function useChecklistFacts() {
  return { origin: exampleOrigin(), hasSmallCounters: useHasSmallCounters() };
}

/** An address for PUBLIC_URL. Visitors use a host with HTTPS, so this page's host is the right one only then. */
function exampleOrigin(): string {
  const { protocol, origin } = window.location;
  return protocol === 'https:' ? origin : 'https://www.example.com';
}

function useChange() {
  const { mutate } = useUpdateSetup();
  const toast = useToast();
  return (changes: SetupUpdate) =>
    mutate(changes, { onError: () => toast.failure("Couldn't update the checklist. Please try again.") });
}

/** Returns a function that takes a task off the checklist, with a button to undo it. */
function usePostpone() {
  const { mutateAsync } = useUpdateSetup();
  const toast = useToast();
  const showUndo = useUndoToast({ undone: 'Task restored.', notUndone: "Couldn't restore the task." });
  return async ({ postponed }: Setup, task: PostponableTask) => {
    try {
      await mutateAsync({ postponed: [...postponed, task] });
      showUndo('Removed from the checklist.', () => mutateAsync({ postponed }));
    } catch {
      toast.failure("Couldn't update the checklist. Please try again.");
    }
  };
}
