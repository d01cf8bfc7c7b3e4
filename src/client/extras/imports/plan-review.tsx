import { useState } from 'react';
import { Alert } from '#client/ui/feedback/alert';
import { Bar } from '#client/ui/layout/bar';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportItem, LeftOut } from '#shared/extras/imports/import-contract';
import type { PendingImport } from './import-queries';
import styles from './imports.module.css';
import { isDraftItem } from './is-draft-item';
import { PlanGroup } from './plan-group';
import { useImportGroups } from './use-import-groups';
import { usePlanReview } from './use-plan-review';

type PlanReviewProps = {
  pending: PendingImport;
  /** The level of the panel's title. */
  level: 2 | 3;
  onClose: (hasImported: boolean) => void;
};

export function PlanReview({ pending: first, level, onClose }: PlanReviewProps) {
  const { pending, items, more, selection, moved, isBusy, failure, ...actions } = usePlanReview(
    first,
    onClose,
  );
  const { plan, removes, discard, changeTarget } = pending;
  const count = selection.ids.size;
  const selected = items.filter(({ key }) => selection.ids.has(key));
  const noun = selected.every(isDraftItem) ? 'draft' : 'item';
  const groups = useImportGroups();
  return (
    <div className="stack">
      <p className="muted">{describePlan(items, count)}</p>
      {groups.map(({ target, title }) => (
        <PlanGroup
          key={target}
          title={title}
          level={level}
          items={items.filter(item => item.target === target)}
          selection={selection}
          {...(changeTarget && { targets: { isBusy, moved, onChange: actions.changeTarget } })}
        />
      ))}
      <LeftOutList leftOut={plan.leftOut} level={level} />
      {more && <MoreButton onLoad={() => actions.showMore(more)} />}
      {removes && <Alert tone="info">{removes}</Alert>}
      {failure !== null && <Alert tone="err">{failure}</Alert>}
      <Bar edge="bottom">
        <Button
          variant="primary"
          busy={isBusy}
          disabled={count === 0}
          onClick={() => void actions.runImport()}
        >
          {count === 0 ? 'Import' : `Import ${formatQuantity(count, noun)}`}
        </Button>
        <Button
          onClick={() => {
            discard?.();
            onClose(false);
          }}
        >
          Cancel
        </Button>
      </Bar>
    </div>
  );
}

function MoreButton({ onLoad }: { onLoad: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <div>
      <Button
        size="sm"
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void onLoad().finally(() => setBusy(false));
        }}
      >
        Show more
      </Button>
    </div>
  );
}

/** Describes a plan, such as "5 new, 1 changed, 2 up to date. 5 selected." */
function describePlan(items: ImportItem[], selected: number): string {
  if (items.length === 0) return 'This source has no content to import.';
  if (items.every(({ state }) => state === 'same')) return 'This site already has everything.';
  const parts = STATES.flatMap(([state, label]) => {
    const count = items.filter(item => item.state === state).length;
    return count > 0 ? `${count} ${label}` : [];
  });
  return `${parts.join(', ')}. ${selected} selected.`;
}

const STATES = [
  ['new', 'new'],
  ['changed', 'changed'],
  ['same', 'up to date'],
  ['kept', 'edited by you'],
] as const;

function LeftOutList({ leftOut, level }: { leftOut: LeftOut[]; level: 2 | 3 }) {
  if (leftOut.length === 0) return null;
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div className="stack-3">
      <Heading className={styles.group}>Not imported</Heading>
      <ul className="note stack-1">
        {groupByReason(leftOut).map(([reason, places]) => (
          <li key={reason}>
            <b>{places.join(', ')}</b> {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists each reason once, with everything that it applies to. */
function groupByReason(leftOut: LeftOut[]): [reason: string, places: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { from, reason } of leftOut) groups.set(reason, [...(groups.get(reason) ?? []), from]);
  return [...groups];
}
