import { useEffect, useState } from 'react';
import { publishedFields } from '#client/editing/item/item-form';
import { showTitle } from '#client/editing/item/new-item';
import type { PublishingPlan } from '#client/editing/publishing/publishing-field';
import { saveDraft, savedMessage, saveLive } from '#client/editing/publishing/save-rules';
import { useInitialTextQuestion } from '#client/editing/publishing/use-initial-text-question';
import { findItem } from '#client/editing/reorder/use-picked-up';
import { persistEdits, readPersistedEdits } from '#client/editing/working-copy/persisted-edits';
import { usePersistence, useWorkingCopies } from '#client/editing/working-copy/use-working-copy';
import type { Prepare, SaveOutcome } from '#client/editing/working-copy/working-copy';
import { isDirty } from '#client/editing/working-copy/working-copy-state';
import { readHashTarget } from '#client/lib/scroll/use-hash-target';
import type { TimelineElement, TimelineList } from '#shared/contract/timeline-element';
import { type ElementCopy, findStored, getElementId, openElement, restoreElement } from './element-copy';
import { ELEMENT_FORM, type ElementFields, INITIAL_TEXTS } from './element-fields';
import type { TimelineStore } from './timeline-admin-queries';
import { useAddedElements } from './use-added-elements';

export type ElementCopies = ReturnType<typeof useElementCopies>;

type CopiesOptions = {
  store: TimelineStore;
  timeline: TimelineList;
  onSaved: (message: string) => void;
};

/** Manages the elements in edit mode. Any number can be open, and each is saved separately. */
export function useElementCopies({ store, timeline, onSaved }: CopiesOptions) {
  const { copies, open, close, add } = useOpenCopies(store, timeline);
  const added = useAddedElements(store, copies);
  const initialTexts = useInitialTextQuestion<ElementFields>();
  // Several saves can conflict. The owner resolves them one after the other.
  const [conflicted, setConflicted] = useState<readonly ElementCopy[]>([]);

  function addConflict(copy: ElementCopy): void {
    setConflicted(conflicts => [...conflicts.filter(other => other !== copy), copy]);
  }

  /** Returns to view mode after a successful save, unless more was typed in the meantime. */
  async function finish(
    copy: ElementCopy,
    saving: Promise<SaveOutcome<ElementFields>>,
    before = getPlan(copy),
  ): Promise<void> {
    const outcome = await saving;
    if (outcome.kind === 'conflict') addConflict(copy);
    if (outcome.kind !== 'saved') return;
    added.forget(copy);
    if (!outcome.isDirty) close(copy);
    onSaved(savedMessage('element', { before, after: outcome.stored.fields.publishing }));
  }

  function plan(copy: ElementCopy, publishing: PublishingPlan, send = savePlan): void {
    const { fields } = copy.getState();
    initialTexts.plan({
      publishing,
      fields,
      initial: INITIAL_TEXTS[fields.type],
      getLabel: name => ELEMENT_FORM.fields[name].label,
      send: prepare => send(copy, prepare),
      writeTitle: () => {
        if (!copies.includes(copy)) add(copy);
        showTitle(() => findItem(document, getElementId(copy)));
      },
    });
  }

  function savePlan(copy: ElementCopy, prepare: Prepare<ElementFields>): void {
    void finish(copy, copy.save(prepare));
  }

  /** Publishes a draft from its card. The form opens only if that fails. */
  async function publishClosed(copy: ElementCopy, prepare: Prepare<ElementFields>): Promise<void> {
    const before = getPlan(copy);
    const publishing = copy.save(prepare);
    if ((await publishing).kind !== 'saved') add(copy);
    await finish(copy, publishing, before);
  }

  function discardPending(copy: ElementCopy): void {
    const stored = store.read().elements.find(({ _id }) => _id === getElementId(copy));
    if (stored)
      void finish(
        copy,
        copy.save(() => publishedFields(ELEMENT_FORM, stored)),
      );
  }

  return {
    copies,
    isDirty: useWorkingCopies(copies, all => all.some(isUnsaved)),
    isRestored: useWorkingCopies(copies, all =>
      all.some(copy => copy.getState().isRestored && isUnsaved(copy)),
    ),
    conflicted: useWorkingCopies(
      conflicted,
      all => all.find(copy => copies.includes(copy) && copy.getState().conflict !== null) ?? null,
    ),
    open,
    /** Opens an element that the owner has just added. */
    openAdded: (element: TimelineElement) => {
      added.note(element._id);
      open(element);
    },
    close,
    /** Leaves edit mode. Deletes an element that was added and not edited, and returns true then. */
    cancel: (copy: ElementCopy): boolean => {
      const isLeftOver = added.discardIfUntouched(copy);
      close(copy);
      return isLeftOver;
    },
    closeAll: () => copies.forEach(close),
    save: (copy: ElementCopy) => void finish(copy, copy.save(saveLive)),
    /** Closes a copy without edits. */
    saveDraft: (copy: ElementCopy) => void finish(copy, isUnsaved(copy) ? copy.save(saveDraft) : copy.save()),
    plan: (copy: ElementCopy, publishing: PublishingPlan) => plan(copy, publishing),
    publish: (element: TimelineElement) =>
      plan(openElement(store, element), 'published', (copy, prepare) => void publishClosed(copy, prepare)),
    initialTextQuestion: initialTexts.question,
    discardPending,
    retry: (copy: ElementCopy) => void finish(copy, copy.retry()),
    review: (copy: ElementCopy) => {
      copy.review();
      addConflict(copy);
    },
    /** Loads the stored timeline, after an earlier version was restored. */
    refetch: () => void store.mutex(() => store.refresh()),
    overwrite: (copy: ElementCopy) => void finish(copy, copy.overwrite()),
    /** Discards all edits when the owner leaves the page. */
    abandon: () => {
      for (const copy of copies) copy.abandon();
      persistNames([]);
    },
  };
}

/** Manages which elements are open. */
function useOpenCopies(store: TimelineStore, timeline: TimelineList) {
  const [copies, setCopies] = useState(() => openAtFirst(store, timeline));

  usePersistence(copies);
  useEffect(() => persistNames(copies), [copies]);
  useStoredElements(copies, timeline);

  function open(element: TimelineElement): void {
    setCopies(opened => [
      ...opened.filter(copy => getElementId(copy) !== element._id),
      openElement(store, element),
    ]);
  }

  function close(closed: ElementCopy): void {
    closed.abandon();
    setCopies(opened => opened.filter(copy => copy !== closed));
  }

  return { copies, open, close, add: (copy: ElementCopy) => setCopies(opened => [...opened, copy]) };
}

function useStoredElements(copies: readonly ElementCopy[], timeline: TimelineList): void {
  useEffect(() => {
    for (const copy of copies) {
      const stored = findStored(timeline, copy);
      if (stored) copy.receive(stored);
    }
  }, [copies, timeline]);
}

function getPlan(copy: ElementCopy): PublishingPlan {
  return copy.getState().base.fields.publishing;
}

function isUnsaved(copy: ElementCopy): boolean {
  return isDirty(copy.definitions, copy.getState());
}

const STORAGE_NAME = 'timeline';

/** Opens the elements with edits from before a reload, and the one that the address names. */
function openAtFirst(store: TimelineStore, { elements }: TimelineList): readonly ElementCopy[] {
  const restored = restoreElements(store);
  const named = elements.find(({ _id }) => _id === readHashTarget());
  if (!named || restored.some(copy => getElementId(copy) === named._id)) return restored;
  return [...restored, openElement(store, named)];
}

function restoreElements(store: TimelineStore): readonly ElementCopy[] {
  const names = readPersistedEdits(STORAGE_NAME, isNames) ?? [];
  return names.flatMap(name => restoreElement(store, name) ?? []);
}

function persistNames(copies: readonly ElementCopy[]): void {
  const names = copies.map(({ name }) => name);
  persistEdits(STORAGE_NAME, names.length === 0 ? null : names);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(name => typeof name === 'string');
}
