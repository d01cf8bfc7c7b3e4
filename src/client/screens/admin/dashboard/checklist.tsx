import { useId, useState } from 'react';
import { Link } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { useSetup, useUpdateSetup } from '#client/features/setup/admin/setup-queries';
import { settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useToast } from '#client/ui/feedback/toast';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import { CollapseRegion, DisclosureButton } from '#client/ui/primitives/collapsible';
import type { Setup } from '#shared/contract/setup';
import styles from './checklist.module.css';
import { type ChecklistLine, CONTENT_LINES, checklistLines } from './checklist-lines';

export function Checklist() {
  const { data: setup } = useSetup();
  const change = useChange();
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  if (!setup || setup.isChecklistHidden) return null;
  const lines = checklistLines(setup);
  const done = lines.filter(({ isDone }) => isDone).length;
  if (done === lines.length && setup.step === null) return null;
  return (
    <section id="checklist" aria-labelledby="checklist-heading" className={`frame ${styles.checklist}`}>
      <div className={styles.head}>
        <Heading lines={lines} />
        <Scale done={done} all={lines.length} />
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
        <ul className={styles.lines}>
          {lines.map(line => (
            <li key={line.id}>
              <Line {...line} />
            </li>
          ))}
        </ul>
        <Button variant="ghost" size="sm" onClick={() => change({ isChecklistHidden: true })}>
          Hide checklist
        </Button>
      </CollapseRegion>
    </section>
  );
}

export function ShowChecklist() {
  const { data: setup } = useSetup();
  const isShown = setup?.isChecklistHidden && checklistLines(setup).some(({ isDone }) => !isDone);
  const change = useChange();
  if (!isShown) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => change({ isChecklistHidden: false })}>
      Show checklist
    </Button>
  );
}

function Heading({ lines }: { lines: ChecklistLine[] }) {
  const left = lines.filter(({ hasSample }) => hasSample).length;
  const open = lines.filter(({ isDone }) => !isDone).length;
  return (
    <div>
      <h2 id="checklist-heading" className={styles.title}>
        {left > 0
          ? `${left} of ${CONTENT_LINES} items still contain sample content`
          : `${open} ${open === 1 ? 'item' : 'items'} left to do`}
      </h2>
      {left > 0 && (
        <p className={styles.hint}>
          Visitors can see them. Replace them with your own or{' '}
          <Link href={`${settingsPath('data')}#sample`}>remove them</Link>.
        </p>
      )}
    </div>
  );
}

function Scale({ done, all }: { done: number; all: number }) {
  return (
    <div className={`stack-1 ${styles.scale}`} role="img" aria-label={`${done} of ${all} done`}>
      <progress value={done} max={all} aria-hidden="true" />
      <div className={`num ${styles.figures}`}>
        <span>0</span>
        <span>{done} done</span>
        <span>{all}</span>
      </div>
    </div>
  );
}

function useChange() {
  const { mutate } = useUpdateSetup();
  const toast = useToast();
  return (changes: Partial<Pick<Setup, 'isChecklistHidden'>>) =>
    mutate(changes, { onError: () => toast.failure("Couldn't update the checklist. Please try again.") });
}

function Line({ label, href, isDone }: ChecklistLine) {
  if (isDone) {
    return (
      <span className={styles.done}>
        <Icon name="check" />
        <span>
          {label}
          <span className="visually-hidden">: done</span>
        </span>
      </span>
    );
  }
  const task = (
    <>
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
      {href && <Icon name="chevron-right" className={styles.arrow} />}
    </>
  );
  if (!href) return <span className={styles.open}>{task}</span>;
  if (!href.startsWith('#'))
    return (
      <Link href={href} className={styles.open ?? ''}>
        {task}
      </Link>
    );
  return (
    <a href={href} className={styles.open} onClick={onPlainClick(() => scrollToSection(href.slice(1)))}>
      {task}
    </a>
  );
}
