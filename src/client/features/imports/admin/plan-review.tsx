import { useEffect, useRef, useState } from 'react';
import { useOwnerKinds } from '#client/editing/owner-kind';
import { Alert } from '#client/ui/feedback/alert';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportItem, LeftOut } from '#shared/contract/import';
import type { PendingImport } from './import-queries';
import { PlanGroup } from './plan-group';
import styles from './plan-review.module.css';
import { usePlanReview } from './use-plan-review';

type PlanReviewProps = { pending: PendingImport; onClose: () => void };

export function PlanReview({ pending: first, onClose }: PlanReviewProps) {
  const { pending, items, more, selection, moved, isBusy, failure, ...actions } = usePlanReview(
    first,
    onClose,
  );
  const { name, plan, removes, discard, changeTarget } = pending;
  const count = selection.ids.size;
  const groups = Object.values(useOwnerKinds()).flatMap(({ importGroup }) =>
    importGroup === 'none' ? [] : importGroup,
  );
  return (
    <div className="stack">
      <ReviewTitle name={name} items={items} />
      {groups.map(({ target, title }) => (
        <PlanGroup
          key={target}
          title={title}
          items={items.filter(item => item.target === target)}
          selection={selection}
          {...(changeTarget && { targets: { isBusy, moved, onChange: actions.changeTarget } })}
        />
      ))}
      <LeftOutList leftOut={plan.leftOut} />
      {more && <MoreButton onLoad={() => actions.showMore(more)} />}
      {removes && <Alert tone="info">{removes}</Alert>}
      {failure !== null && <Alert tone="err">{failure}</Alert>}
      <div className="row">
        <Button
          variant="primary"
          busy={isBusy}
          disabled={count === 0}
          onClick={() => void actions.runImport()}
        >
          {count === 0 ? 'Import' : `Import ${formatQuantity(count, 'item')}`}
        </Button>
        <Button
          onClick={() => {
            discard?.();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
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

function ReviewTitle({ name, items }: { name: string; items: ImportItem[] }) {
  const ref = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is no longer rendered.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="stack-3">
      <h3 ref={ref} tabIndex={-1} className={styles.title}>
        Import from {name}
      </h3>
      {items.length === 0 && <p className="muted">This source has no content to import.</p>}
      {items.length > 0 && items.every(({ state }) => state === 'same') && (
        <p className="muted">This site already has everything.</p>
      )}
    </div>
  );
}

function LeftOutList({ leftOut }: { leftOut: LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <div className="stack-3">
      <h4 className={styles.group}>Not imported</h4>
      <ul className={`note stack-1 ${styles.leftOut}`}>
        {leftOut.map(({ from, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <b>{from}</b> {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
