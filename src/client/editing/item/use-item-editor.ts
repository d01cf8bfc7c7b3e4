import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type HistorySubject, toHistoryLabels } from '#client/editing/history/history-subject';
import { useNouns } from '#client/editing/owner-kind/owner-kind';
import type { InitialTexts } from '#client/editing/publishing/initial-texts';
import {
  type PublishedItem,
  type PublishingPlan,
  planState,
} from '#client/editing/publishing/publishing-field';
import { saveDraft, savedMessage, saveLive } from '#client/editing/publishing/save-rules';
import { useInitialTextQuestion } from '#client/editing/publishing/use-initial-text-question';
import { fieldNames } from '#client/editing/working-copy/merge';
import { saveTopic, useSave } from '#client/editing/working-copy/use-save';
import { useWorkingCopy, type WorkingCopyView } from '#client/editing/working-copy/use-working-copy';
import { type Issue, isDirty } from '#client/editing/working-copy/working-copy-state';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import type { ToastAction } from '#client/ui/feedback/toast-card';
import { useCopy } from '#client/ui/feedback/use-copy';
import { capitalize } from '#shared/text';
import { createSave, editedFields, type ItemForm, nullIfMissing, publishedFields } from './item-form';
import type { ItemCalls } from './item-queries';
import { showTitle, useDiscardOnLeave, useIsNewItem } from './new-item';

export type EditedItem = PublishedItem & {
  _id: string;
  createdAt: string;
  updatedAt: string;
  seenUpdatedAt?: string;
};
export type EditedItemFields = { publishing: PublishingPlan };

/** A kind whose items have an edit page. */
export type ItemEditorDefinition<Item, Fields, Changes> = ItemForm<Item, Fields, Changes> & {
  /** The field that names an item. */
  nameField: keyof Item & keyof Fields;
  /** The address of the public page, if the items have one. */
  address?: {
    getPath: (id: string, fields: Fields) => string;
    hasSlugFromTitle: (base: Fields, fields: Fields) => boolean;
  };
  home: { href: string; label: string };
  /** The path to open after saving a published item. By default the editor stays open. */
  pathAfterSave?: string;
  /** Returns a custom message for an issue, or undefined for the default one. */
  describeIssue?: (issue: Issue) => string | undefined;
  loading?: string;
  /** Says what Publish does, as a verb with its object. By default it shows the item to visitors at once. */
  describePublishing?: (fields: Fields) => string;
  /** The texts of a new item. Publishing asks about those that are still there. */
  initialTexts?: InitialTexts<Fields>;
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
  const { kind, address, home, pathAfterSave, describeIssue } = definition;
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
  // This runs in an effect because the leave guard must be off by then.
  useEffect(() => {
    if (isDone) navigate(exit);
  }, [isDone, navigate, exit]);
  const isNew = useIsNewItem() && edit.base.version === stored.createdAt;
  useDiscardOnLeave(
    () => isNew && !isDone && !isDirty(copy.definitions, copy.getState()),
    () => calls.discard(id),
  );
  const { saveAndReport, discardAndReport } = useSaveReports(
    edit,
    noun,
    address && (fields => address.getPath(id, fields)),
  );
  const saveChanges = () => copy.save(saveLive);
  const initialTexts = useInitialTextQuestion<Fields>();

  async function save(send = saveChanges, closes = pathAfterSave !== undefined): Promise<void> {
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
    toast.failure(`${failure}: ${capitalize(noun)} not found.`, { topic, actions: [asNew] });
  }

  return {
    definition,
    calls,
    stored,
    edit,
    /** True for an item that an Add button has just created, until it is saved. */
    isNew,
    save,
    saveAndStay: () => void save(saveChanges, false),
    saveDraft: () => void save(() => copy.save(saveDraft)),
    plan: (publishing: PublishingPlan) =>
      initialTexts.plan({
        publishing,
        fields: copy.getState().fields,
        initial: definition.initialTexts ?? {},
        getLabel: edit.getLabel,
        send: prepare => void save(() => copy.save(prepare)),
        writeTitle: () => showTitle(() => document),
      }),
    initialTextQuestion: initialTexts.question,
    /** Reverts to the published version and keeps the editor open. */
    discardPending: () => void discardAndReport(() => copy.save(() => publishedFields(definition, stored))),
    history: createHistorySubject(definition, calls, id),
    /** True once the editor can close without losing anything. */
    isDone,
    finish: () => {
      copy.abandon();
      setDone(true);
    },
  };
}

function useSaveReports<Fields extends EditedItemFields>(
  { copy, base }: WorkingCopyView<Fields>,
  noun: string,
  getPublicPath: ((fields: Fields) => string) | undefined,
) {
  const { publishing: before } = base.fields;
  const actions = usePageActions();
  const explain = (error: unknown) => `Failed to update ${noun}: ${callFailureMessage(error)}`;
  const saveAndReport = useSave(copy, {
    subject: noun,
    saved: ({ publishing }) => savedMessage(noun, { before, after: publishing }),
    actions: fields => (getPublicPath && isPublished(fields) ? actions(getPublicPath(fields)) : []),
    explain,
  });
  const discardAndReport = useSave(copy, { subject: noun, saved: 'Unpublished changes discarded.', explain });
  return { saveAndReport, discardAndReport };
}

function useItemCopy<Item extends EditedItem, Fields extends EditedItemFields, Changes extends object>(
  definition: ItemEditorDefinition<Item, Fields, Changes>,
  calls: ItemCalls<Item, Changes>,
  stored: Item,
) {
  const { kind, fields: definitions, validate } = definition;
  const { _id: id } = stored;
  const read = (item: Item) => ({ fields: editedFields(definition, item), version: item.updatedAt });
  return useWorkingCopy<Fields>(
    {
      name: `${kind}:${id}`,
      definitions,
      stored: read(stored),
      validate,
      save: createSave(definition, {
        create: async input => read(await calls.create(input)),
        update: async (changes, { base, fields, expectedVersion }) => {
          const isSlugFromTitle = definition.address?.hasSlugFromTitle(base, fields);
          return read(
            await calls.update({
              id,
              ...changes,
              ...(isSlugFromTitle !== undefined && { isSlugFromTitle }),
              expectedUpdatedAt: String(expectedVersion),
            }),
          );
        },
      }),
      fetch: () => calls.fetch(id).then(read, nullIfMissing),
    },
    definition.initialTexts,
  );
}

export function createHistorySubject<Item, Fields extends object, Changes>(
  { fields }: Pick<ItemForm<Item, Fields, Changes>, 'fields'>,
  { refetch }: Pick<ItemCalls<Item, Changes>, 'refetch'>,
  id: string,
): HistorySubject {
  return { itemId: id, labels: toHistoryLabels(fields), onRestored: refetch };
}

function isPublished({ publishing }: EditedItemFields): boolean {
  return planState(publishing) === 'published';
}

/** Returns the buttons of a message about a published page. */
function usePageActions(): (path: string) => ToastAction[] {
  const [, navigate] = useLocation();
  const copy = useCopy('link');
  return path => [
    { label: 'View', onAct: () => navigate(path) },
    { label: 'Copy link', onAct: () => void copy(new URL(path, window.location.origin).href) },
  ];
}
