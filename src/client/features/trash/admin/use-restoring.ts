import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOwnerKinds } from '#client/editing/owner-kind/owner-kind';
import type { RestoreChoices } from '#client/editing/owner-kind/restore-question';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import type { TrashItem } from '#shared/contract/version';
import { displayTitle } from '#shared/text';
import { findOpenQuestion, type OpenQuestion } from './open-question';
import { findTrashKind } from './trash-kinds';
import { useRestoreFromTrash } from './trash-queries';
import type { TrashRow } from './trash-rows';

/** A restore that needs an answer from the owner, with the answers so far. */
type PendingRestore = { item: TrashItem; question: OpenQuestion; choices: RestoreChoices };

/** Restores items from the trash, and reports the result. Some restores need an answer from the owner first. */
export function useRestoring(onRestored: () => void) {
  const kinds = useOwnerKinds();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState<PendingRestore | null>(null);
  const { mutateAsync: restore } = useRestoreFromTrash();

  /** Returns false if the item stays in the trash. */
  async function restoreItem(item: TrashItem, choices: RestoreChoices = {}): Promise<boolean> {
    try {
      await restore({ id: item._id, ...choices });
      setPending(null);
      return true;
    } catch (error) {
      const question = item.kind !== 'message' && findOpenQuestion(error, kinds[item.kind]);
      if (question) setPending({ item, question, choices });
      else toast.failure(`Couldn't restore ${displayTitle(item.name)}. ${explainCallFailure(error)}`);
      return false;
    }
  }

  function report(name: string, [item, ...others]: TrashItem[]): void {
    onRestored();
    const path = item && others.length === 0 && findTrashKind(kinds, item.kind)?.toPath(item._id);
    toast.success(`${name} restored.`, {
      actions: path ? [{ label: 'View', onAct: () => navigate(path) }] : [],
    });
  }

  /** Restores the items of a row one by one, until one needs an answer or fails. */
  async function restoreRow({ name, items }: TrashRow): Promise<void> {
    for (const item of items) if (!(await restoreItem(item))) return;
    report(name, items);
  }

  async function answer(choices: RestoreChoices): Promise<void> {
    if (!pending) return;
    const { item } = pending;
    if (await restoreItem(item, { ...pending.choices, ...choices })) report(displayTitle(item.name), [item]);
  }

  return { pending, restoreRow, answer, cancel: () => setPending(null) };
}
