import { useState } from 'react';
import { useIdSet } from '#client/editing/lists/use-id-set';
import { callFailureMessage } from '#client/lib/api/call-failure';
import type { ImportItem } from '#shared/extras/imports/import-contract';
import { type FileTarget, type LoadMore, type PendingImport, useContentImported } from './import-queries';
import { useImportToast } from './use-import-toast';

type LoadedItems = { items: ImportItem[]; more: LoadMore | undefined };

/** Holds a plan, the items that the owner selects from it, and what happens to them. */
export function usePlanReview(first: PendingImport, onClose: (hasImported: boolean) => void) {
  const [pending, setPending] = useState(first);
  const [loaded, setLoaded] = useState<LoadedItems>({ items: first.plan.items, more: first.more });
  const selection = useIdSet(first.plan.items.filter(({ isProposed }) => isProposed).map(({ key }) => key));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const changed = useContentImported();
  const showResult = useImportToast();

  async function runImport(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      showResult(
        await pending.apply(selection.list()),
        loaded.items.filter(({ key }) => selection.ids.has(key)),
      );
      changed();
      onClose(true);
    } catch (error) {
      setFailure(`Couldn't import the content. ${callFailureMessage(error)}`);
      setBusy(false);
    }
  }

  /** Plans again. An item that is imported already cannot be selected. */
  async function changeTarget(choice: FileTarget): Promise<void> {
    if (!pending.changeTarget) return;
    setBusy(true);
    setFailure(null);
    try {
      const next = await pending.changeTarget(choice);
      setPending(next);
      setLoaded({ items: next.plan.items, more: next.more });
      selection.remove(next.plan.items.filter(item => !isSelectable(item)).map(({ key }) => key));
      setMoved(choice.key);
    } catch (error) {
      setFailure(`Couldn't change the kind. ${callFailureMessage(error)}`);
    } finally {
      setBusy(false);
    }
  }

  async function showMore(load: LoadMore): Promise<void> {
    setFailure(null);
    try {
      const next = await load();
      setLoaded({ items: [...loaded.items, ...next.items], more: next.more });
    } catch (error) {
      setFailure(`Couldn't load more items. ${callFailureMessage(error)}`);
    }
  }

  return {
    pending,
    ...loaded,
    selection,
    /** The key of the item whose kind was changed last, or null. */
    moved,
    isBusy,
    failure,
    runImport,
    changeTarget,
    showMore,
  };
}

/** Returns true if an import would create or change the item. */
export function isSelectable({ state }: ImportItem): boolean {
  return state === 'new' || state === 'changed';
}
