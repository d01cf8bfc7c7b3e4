import { useEffect, useState } from 'react';
import { publishedFields } from '#client/editing/item/item-form';
import { persistEdits, readPersistedEdits } from '#client/editing/persisted-edits';
import type { PublishingPlan } from '#client/editing/publishing/publishing-field';
import { savePlan } from '#client/editing/publishing/save-plan';
import { usePersistence, useWorkingCopies } from '#client/editing/use-working-copy';
import type { SaveOutcome } from '#client/editing/working-copy';
import { isDirty } from '#client/editing/working-copy-state';
import type { TimelineElement, VersionedTimeline } from '#shared/contract/timeline-element';
import { type ElementCopy, findStored, getElementId, openElement, restoreElement } from './element-copy';
import { ELEMENT_FORM, type ElementFields } from './element-fields';
import type { TimelineStore } from './timeline-admin-queries';

export type ElementCopies = ReturnType<typeof useElementCopies>;

type CopiesOptions = { store: TimelineStore; timeline: VersionedTimeline; onSaved: () => void };

/** Manages the elements in edit mode. Any number can be open; each is saved separately. */
export function useElementCopies({ store, timeline, onSaved }: CopiesOptions) {
  const [copies, setCopies] = useState(() => restoreElements(store));
  // Several saves can conflict; the owner resolves them one after the other.
  const [conflicted, setConflicted] = useState<readonly ElementCopy[]>([]);

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

  function addConflict(copy: ElementCopy): void {
    setConflicted(conflicts => [...conflicts.filter(other => other !== copy), copy]);
  }

  /** Returns to view mode after a successful save, unless more was typed in the meantime. */
  async function finish(copy: ElementCopy, saving: Promise<SaveOutcome<ElementFields>>): Promise<void> {
    const outcome = await saving;
    if (outcome.kind === 'conflict') addConflict(copy);
    if (outcome.kind !== 'saved') return;
    if (!outcome.isDirty) close(copy);
    onSaved();
  }

  function plan(copy: ElementCopy, publishing: PublishingPlan, changes: Partial<ElementFields> = {}): void {
    void savePlan(copy, publishing, () => finish(copy, copy.save()), changes);
  }

  function discardPending(copy: ElementCopy): void {
    const stored = store.read().elements.find(({ _id }) => _id === getElementId(copy));
    if (!stored) return;
    const fields = publishedFields(ELEMENT_FORM, stored);
    plan(copy, fields.publishing, fields);
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
    close,
    closeAll: () => copies.forEach(close),
    save: (copy: ElementCopy) => void finish(copy, copy.save()),
    plan,
    discardPending,
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

function useStoredElements(copies: readonly ElementCopy[], timeline: VersionedTimeline): void {
  useEffect(() => {
    for (const copy of copies) {
      const stored = findStored(timeline, copy);
      if (stored) copy.receive(stored);
    }
  }, [copies, timeline]);
}

function isUnsaved(copy: ElementCopy): boolean {
  return isDirty(copy.definitions, copy.getState());
}

const STORAGE_NAME = 'timeline';

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
