import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type HistorySubject, toHistoryLabels } from '#client/editing/history/history-subject';
import { useNouns } from '#client/editing/owner-kind/owner-kind';
import { isInitialText, useInitialTextQuestion } from '#client/editing/publishing/initial-texts';
import {
  type PlannedFields,
  planState,
  saveDraft,
  savedMessage,
  saveLive,
} from '#client/editing/publishing/publishing-plan';
import { type Editor, saveTopic, useEditor } from '#client/editing/use-editor';
import type { Issue } from '#client/editing/working-copy/issues';
import { type FieldName, fieldNames } from '#client/editing/working-copy/merge';
import type { Prepare, SaveOutcome } from '#client/editing/working-copy/working-copy';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import type { ToastAction } from '#client/ui/feedback/toast-card';
import { useCopy } from '#client/ui/feedback/use-copy';
import { type EditedItem, type ItemForm, publishedFields } from './item-form';
import { createItemStore, type ItemCalls, readItem } from './item-queries';
import { showTitle, useDiscardOnLeave, useIsNewItem } from './new-item';

/** The edits of an item, whose saves follow its publishing state. */
export type ItemEdit<Fields extends object> = Omit<Editor<Fields>, 'save' | 'overwrite' | 'retry'> & {
  isInitial: (name: FieldName<Fields>) => boolean;
  /** Saves as Save Changes does, which publishes what visitors see already. */
  save: () => Promise<void>;
  overwrite: () => Promise<void>;
  retry: () => Promise<void>;
};

type ItemEditorOptions<Fields> = {
  /** Returns why the item cannot be saved at the moment, or null. */
  getSaveBlocker?: (fields: Fields) => string | null;
  /** Buttons of the message about a saved item. */
  actions?: (fields: Fields) => ToastAction[];
  /** Called after a save, unless more was edited during it. */
  onSaved: (fields: Fields) => void;
  /** Leads to the title. Defaults to the one of the page. */
  writeTitle?: () => void;
};

/** Edits an item that may be a draft, and reports the outcome of each action. */
export function useItemEditor<Item extends EditedItem, Fields extends PlannedFields, Changes extends object>(
  form: ItemForm<Item, Fields, Changes>,
  calls: ItemCalls<Item, Changes>,
  stored: Item,
  options: ItemEditorOptions<Fields>,
) {
  const { kind, fields: definitions, validate, normalize, describeIssue, deletion } = form;
  const {
    getSaveBlocker = () => null,
    actions,
    onSaved,
    writeTitle = () => showTitle(() => document),
  } = options;
  const { one } = useNouns(kind);
  const { noun = one, deletedElsewhere = `This ${noun} was deleted elsewhere. Your text is still here.` } =
    deletion ?? {};
  const [target] = useState({ id: stored._id });
  const failure = `Failed to update ${noun}`;
  const topic = saveTopic(noun);
  const toast = useToast();
  const editor = useEditor<Fields>({
    name: `${kind}:${stored._id}`,
    definitions,
    stored: readItem(form, stored),
    validate,
    ...(normalize && { normalize }),
    ...createItemStore(form, calls, target),
    subject: noun,
    saved: (now, before) => savedMessage(noun, { before: before.publishing, after: now.publishing }),
    ...(actions && { actions }),
    explain: error => `${failure}: ${callFailureMessage(error)}`,
  });
  const { copy, fields } = editor;
  const initial = form.getInitialTexts?.(fields) ?? {};

  async function run(send: () => Promise<SaveOutcome<Fields>>, closes = true): Promise<void> {
    const reason = getSaveBlocker(copy.getState().fields);
    if (reason !== null) {
      copy.keepEditing();
      toast.failure(reason, { topic });
      return;
    }
    const outcome = await send();
    if (outcome.kind === 'saved' && closes && !outcome.isDirty) onSaved(outcome.stored.fields);
    if (outcome.kind === 'invalid') toast.failure(refusalText(outcome.issues), { topic });
    if (outcome.kind === 'conflict' && !copy.getState().conflict?.stored) offerNew();
  }

  const save = (prepare: Prepare<Fields>, closes?: boolean) => run(() => editor.save(prepare), closes);
  const overwrite = () => run(editor.overwrite);

  function refusalText([issue]: Issue[]): string {
    const field = fieldNames(definitions).find(name => name === issue?.path[0]);
    if (!issue || !field) return issue?.message ?? '';
    return describeIssue?.(issue) ?? `${failure}: ${definitions[field].label}. ${issue.message}.`;
  }

  /** Offers to save the edits of an item that was deleted elsewhere as a new one. */
  function offerNew(): void {
    const asNew = { label: `Save as a new ${noun}`, onAct: () => void overwrite() };
    toast.failure(deletedElsewhere, { topic, actions: [asNew] });
  }

  const { plan, question } = useInitialTextQuestion<Fields>({
    fields,
    initial,
    getLabel: editor.getLabel,
    save: prepare => void save(prepare),
    writeTitle,
  });
  const edit: ItemEdit<Fields> = {
    ...editor,
    isInitial: name => isInitialText(initial, fields, name),
    save: () => save(saveLive),
    overwrite,
    retry: () => run(editor.retry),
  };
  const history: HistorySubject = {
    itemId: stored._id,
    labels: toHistoryLabels(definitions),
    onRestored: calls.refetch,
  };
  return {
    noun,
    stored,
    edit,
    saveAndStay: () => void save(saveLive, false),
    saveDraft: () => void save(saveDraft),
    /** Publishes, schedules or unpublishes the item. */
    plan,
    initialTextQuestion: question,
    /** Reverts to the published version. */
    discardPending: () =>
      void editor.save(() => publishedFields(form, stored), 'Unpublished changes discarded.'),
    history,
  };
}

/** Defines how the items of a kind are edited that have an edit page. */
export type ItemPage<Item, Fields, Changes> = ItemForm<Item, Fields, Changes> & {
  /** The field that names an item. */
  nameField: keyof Item & keyof Fields;
  /** Returns the path of the public page, if the items have one. */
  getPath?: (id: string, fields: Fields) => string;
  home: { href: string; label: string };
  /** The path to open after saving a published item. By default the editor stays open. */
  pathAfterSave?: string;
  loading?: string;
  /** Says what Publish does, as a verb with its object. By default it shows the item to visitors at once. */
  describePublishing?: (fields: Fields) => string;
};

export type ItemPageEditor<Item extends EditedItem, Fields extends PlannedFields, Changes> = ReturnType<
  typeof useItemPage<Item & { createdAt: string; seenUpdatedAt?: string }, Fields, Changes & object>
>;

/** Edits an item on a page of its own, which closes after some saves. */
export function useItemPage<
  Item extends EditedItem & { createdAt: string; seenUpdatedAt?: string },
  Fields extends PlannedFields,
  Changes extends object,
>(
  page: ItemPage<Item, Fields, Changes>,
  calls: ItemCalls<Item, Changes>,
  stored: Item,
  getSaveBlocker: (fields: Fields) => string | null = () => null,
) {
  const { _id: id, createdAt } = stored;
  const { getPath, home, pathAfterSave } = page;
  const [isDone, setDone] = useState(false);
  const [, navigate] = useLocation();
  const exit = pathAfterSave ?? home.href;
  // This runs in an effect because the leave guard must be off by then.
  useEffect(() => {
    if (isDone) navigate(exit);
  }, [isDone, navigate, exit]);
  const actions = usePageActions();
  const editor = useItemEditor(page, calls, stored, {
    getSaveBlocker,
    actions: fields => (getPath && isPublished(fields) ? actions(getPath(id, fields)) : []),
    onSaved: fields => setDone(pathAfterSave !== undefined && isPublished(fields)),
  });
  const { copy, base, isDirty } = editor.edit;
  const isNew = useIsNewItem() && base.version === createdAt;
  useDiscardOnLeave(
    () => isNew && !isDone && !isDirty,
    () => calls.discard(id),
  );
  return {
    ...editor,
    page,
    calls,
    /** True for an item that an Add button has just created, until it is saved. */
    isNew,
    /** True once the editor can close without losing anything. */
    isDone,
    finish: () => {
      copy.abandon();
      setDone(true);
    },
  };
}

function isPublished({ publishing }: PlannedFields): boolean {
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
