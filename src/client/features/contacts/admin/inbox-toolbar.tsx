import { useState } from 'react';
import type { IdSet } from '#client/editing/lists/use-id-set';
import { useToast } from '#client/ui/feedback/toast';
import { Toolbar } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import styles from './inbox.module.css';
import type { InboxView } from './inbox-address';
import { useFetchIds } from './inbox-queries';
import type { InboxActions } from './use-inbox-actions';

type InboxToolbarProps = {
  view: InboxView;
  total: number;
  selection: IdSet;
  actions: InboxActions;
};

export function InboxToolbar({ view, total, selection, actions }: InboxToolbarProps) {
  const { size } = selection.ids;
  const isEmpty = size === 0;
  return (
    <Toolbar>
      <SelectAll view={view} total={total} selection={selection} />
      <Button size="sm" disabled={isEmpty} onClick={() => actions.mark(selection.list(), true)}>
        Mark as Read
      </Button>
      <Button size="sm" disabled={isEmpty} onClick={() => actions.mark(selection.list(), false)}>
        Mark as Unread
      </Button>
      <Button
        size="sm"
        variant="danger"
        icon="trash"
        disabled={isEmpty}
        busy={actions.isRemoving}
        onClick={() => actions.remove(selection.list())}
      >
        Delete Selected
      </Button>
      <span role="status" className={`num note end ${styles.chosen}`}>
        {size > 0 && `${size} of ${total} selected`}
      </span>
    </Toolbar>
  );
}

/** Selects every message that matches the filter and search, on all pages. Pressed again, it clears the selection. */
function SelectAll({ view, total, selection }: Omit<InboxToolbarProps, 'actions'>) {
  const fetchIds = useFetchIds();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isAllSelected = total > 0 && selection.ids.size >= total;

  async function toggle(): Promise<void> {
    if (isAllSelected) {
      selection.clear();
      return;
    }
    setBusy(true);
    try {
      selection.replace(await fetchIds(view));
    } catch {
      toast.failure('Failed to fetch messages. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="sm"
      aria-pressed={isAllSelected}
      busy={isBusy}
      disabled={total === 0}
      onClick={() => void toggle()}
    >
      Select All
    </Button>
  );
}
