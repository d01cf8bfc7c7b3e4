import { useEffect, useRef, useState } from 'react';
import { useOwnerKinds } from '#client/editing/owner-kind';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useIdSet } from '#client/lib/react/use-id-set';
import { Alert } from '#client/ui/feedback/alert';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportItem, LeftOut } from '#shared/contract/import';
import { type LoadMore, type PendingImport, useContentImported } from './import-queries';
import { PlanGroup } from './plan-group';
import styles from './plan-review.module.css';
import { useImportToast } from './use-import-toast';

type LoadedItems = { items: ImportItem[]; more: LoadMore | undefined };

type PlanReviewProps = { pending: PendingImport; onClose: () => void };

export function PlanReview({ pending, onClose }: PlanReviewProps) {
  const { name, plan, apply, discard } = pending;
  const [{ items, more }, setLoaded] = useState<LoadedItems>({ items: plan.items, more: pending.more });
  const selection = useIdSet(plan.items.filter(({ isProposed }) => isProposed).map(({ key }) => key));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changed = useContentImported();
  const showResult = useImportToast();
  const count = selection.ids.size;
  const groups = Object.values(useOwnerKinds()).flatMap(({ importGroup }) =>
    importGroup === 'none' ? [] : importGroup,
  );

  async function runImport(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      showResult(await apply(selection.list()));
      changed();
      onClose();
    } catch (error) {
      setFailure(callFailureMessage(error));
      setBusy(false);
    }
  }

  async function showMore(load: LoadMore): Promise<void> {
    setFailure(null);
    try {
      const next = await load();
      setLoaded({ items: [...items, ...next.items], more: next.more });
    } catch (error) {
      setFailure(callFailureMessage(error));
    }
  }

  return (
    <div className="stack">
      <ReviewTitle name={name} items={items} />
      {groups.map(({ target, title }) => (
        <PlanGroup
          key={target}
          title={title}
          items={items.filter(item => item.target === target)}
          selection={selection}
        />
      ))}
      <LeftOutList leftOut={plan.leftOut} />
      {more && <MoreButton onLoad={() => showMore(more)} />}
      {failure !== null && <Alert tone="err">Couldn't import the content. {failure}</Alert>}
      <div className="row">
        <Button variant="primary" busy={isBusy} disabled={count === 0} onClick={() => void runImport()}>
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
