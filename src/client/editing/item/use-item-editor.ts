import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import { capitalise } from '#shared/text';
import { getHistoryLabels, type HistorySubject } from '../history/history-subject';
import { fieldNames } from '../merge';
import { useNouns } from '../owner-kind';
import {
  type PlanState,
  type PublishedItem,
  type PublishingPlan,
  planState,
} from '../publishing/publishing-field';
import { savePlan } from '../publishing/save-plan';
import { saveTopic, useSave } from '../use-save';
import { useWorkingCopy } from '../use-working-copy';
import type { Issue } from '../working-copy-state';
import { createSave, editedFields, type ItemForm, nullIfMissing, publishedFields } from './item-form';
import type { ItemCalls } from './item-queries';

export type EditedItem = PublishedItem & { _id: string; title: string; updatedAt: string };
export type EditedItemFields = { title: string; publishing: PublishingPlan };

/** A kind whose items have an edit page and a public page. */
export type ItemEditorDefinition<Item, Fields, Changes> = ItemForm<Item, Fields, Changes> & {
  getPath: (id: string, fields: Fields) => string;
  home: { href: string; label: string };
  /** Path to open after saving a published item. Default: the editor stays open. */
  pathAfterSave?: string;
  /** Returns a custom message for an issue, or undefined for the default one. */
  describeIssue?: (issue: Issue) => string | undefined;
  loading?: string;
};

export type ItemEditorState<Item extends EditedItem, Fields extends EditedItemFields, Changes> = ReturnType<
  typeof useItemEditor<Item, Fields, Changes & object>
>;

/**
 * Manages the working copy of an item for its editor, and reports the outcome of each action.
 * `getSaveBlocker` returns why the item cannot be saved at the moment, or null.
 */
export function useItemEditor<
  Item extends EditedItem,
  Fields extends EditedItemFields,
  Changes extends object,
>(
  definition: ItemEditorDefinition<Item, Fields, Changes>,
  calls: ItemCalls<Item, Changes>,
  stored: Item,
  getSaveBlocker: (fields: Fields) => string | null = () => null,
) {
  const { kind, getPath, home, pathAfterSave, describeIssue } = definition;
  const { one: noun } = useNouns(kind);
  const { _id: id } = stored;
  const edit = useItemCopy(definition, calls, stored);
  const { copy } = edit;
  const [isDone, setDone] = useState(false);
  const failure = `Failed to update ${noun}`;
  const topic = saveTopic(noun);
  const toast = useToast();
  const [, navigate] = useLocation();
  const exit = pathAfterSave ?? home.href;
  // In an effect, because the leave guard must be off by then.
  useEffect(() => {
    if (isDone) navigate(exit);
  }, [isDone, navigate, exit]);
  const explain = (error: unknown) => `${failure}: ${callFailureMessage(error)}`;
  const saved = ({ publishing }: Fields) => createSavedMessages(noun)[planState(publishing)];
  const action = (fields: Fields) =>
    isPublished(fields) ? { label: 'View page', onAct: () => navigate(getPath(id, fields)) } : undefined;
  const saveAndReport = useSave(copy, { subject: noun, saved, action, explain });
  const discardAndReport = useSave(copy, { subject: noun, saved: 'Unpublished changes discarded.', explain });

  async function save(send = copy.save, closes = pathAfterSave !== undefined): Promise<void> {
    const reason = getSaveBlocker(copy.getState().fields);
    if (reason !== null) {
      copy.keepEditing();
      toast.failure(reason, { topic });
      return;
    }
    const outcome = await saveAndReport(send);
    if (outcome.kind === 'saved') setDone(closes && isPublished(outcome.stored.fields) && !outcome.isDirty);
    if (outcome.kind === 'invalid') toast.failure(refusalText(outcome.issues), { topic });
    if (outcome.kind === 'conflict' && !copy.getState().conflict?.stored) offerNew();
  }

  function refusalText([issue]: Issue[]): string {
    const field = fieldNames(copy.definitions).find(name => name === issue?.path[0]);
    if (!issue || !field) return issue?.message ?? '';
    return describeIssue?.(issue) ?? `${failure}: ${copy.definitions[field].label}. ${issue.message}.`;
  }

  /** Offers to save the edits of an item that was deleted elsewhere as a new one. */
  function offerNew(): void {
    const asNew = { label: `Save as a new ${noun}`, onAct: () => void save(copy.overwrite) };
    toast.failure(`${failure}: ${capitalise(noun)} not found.`, { topic, action: asNew });
  }

  return {
    definition,
    calls,
    stored,
    edit,
    save,
    saveAndStay: () => void save(copy.save, false),
    plan: (publishing: Fields['publishing']) => void savePlan(copy, publishing, () => save()),
    /** Reverts to the published version and keeps the editor open. */
    discardPending: () => {
      const fields = publishedFields(definition, stored);
      void savePlan(copy, fields.publishing, () => discardAndReport(), fields);
    },
    history: createHistorySubject(definition, calls, id),
    /** True once the editor can close without losing anything. */
    isDone,
    finish: () => {
      copy.abandon();
      setDone(true);
    },
  };
}

function useItemCopy<Item extends EditedItem, Fields extends EditedItemFields, Changes extends object>(
  definition: ItemEditorDefinition<Item, Fields, Changes>,
  calls: ItemCalls<Item, Changes>,
  stored: Item,
) {
  const { kind, fields, validate } = definition;
  const { _id: id } = stored;
  const read = (item: Item) => ({ fields: editedFields(definition, item), version: item.updatedAt });
  return useWorkingCopy<Fields>({
    name: `${kind}:${id}`,
    definitions: fields,
    stored: read(stored),
    validate,
    save: createSave(definition, {
      create: async input => read(await calls.create(input)),
      update: async (changes, version) =>
        read(await calls.update({ id, ...changes, expectedUpdatedAt: String(version) })),
    }),
    fetch: () => calls.fetch(id).then(read, nullIfMissing),
  });
}

export function createHistorySubject<Item, Fields extends object, Changes>(
  { fields }: Pick<ItemForm<Item, Fields, Changes>, 'fields'>,
  { refetch }: Pick<ItemCalls<Item, Changes>, 'refetch'>,
  id: string,
): HistorySubject {
  return { itemId: id, labels: getHistoryLabels(fields), onRestored: refetch };
}

function isPublished({ publishing }: EditedItemFields): boolean {
  return planState(publishing) === 'published';
}

function createSavedMessages(noun: string): Record<PlanState, string> {
  return {
    draft: 'Draft saved.',
    scheduled: `${capitalise(noun)} saved and scheduled.`,
    published: `${capitalise(noun)} updated successfully!`,
    held: 'Draft saved. Visitors still see the published version.',
  };
}
