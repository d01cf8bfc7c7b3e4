import { useId, useState } from 'react';
import { Link } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { ProgressBar } from '#client/content/upload/progress-bar';
import rows from '#client/editing/lists/list-row.module.css';
import { useUndoToast } from '#client/editing/use-undo-toast';
import { useSetup, useUpdateSetup } from '#client/features/setup/admin/setup-queries';
import { settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { CollapseRegion, DisclosureButton } from '#client/ui/site/collapsible';
import type { PostponableTask, Setup, SetupUpdate } from '#shared/contract/setup';
import { checklistGroups, hasSample } from './checklist-lines';
import { ChecklistRow } from './checklist-row';
import styles from './dashboard.module.css';
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
    <Panel
      id="checklist"
      aria-label="Setup checklist"
      title="Setup checklist"
      padded={false}
      actions={
        <>
          <div className="row num muted">
            <span className={styles.progress} aria-hidden="true">
              <ProgressBar label="Done" fraction={done / lines.length} />
            </span>
            <span>{`${done} of ${lines.length} done`}</span>
          </div>
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
        </>
      }
    >
      <CollapseRegion id={regionId} open={isOpen}>
        <div className={`stack ${styles.tasks}`}>
          {hasSample(setup) && <SampleHint />}
          <div className={`grid ${styles.groups}`}>
            {groups.map(({ title, lines: tasks }) => (
              <section key={title} aria-label={title}>
                <h3 className="secondary">{title}</h3>
                <ul>
                  {tasks.map(line => (
                    <li key={line.id} className={rows.item}>
                      <ChecklistRow line={line} onPostpone={id => void postpone(setup, id)} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div>
            <Button size="sm" onClick={() => update({ isChecklistHidden: true })}>
              Hide checklist
            </Button>
          </div>
        </div>
      </CollapseRegion>
    </Panel>
  );
}

function SampleHint() {
  return (
    <p className="secondary">
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
