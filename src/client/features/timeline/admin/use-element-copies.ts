import { useEffect, useState } from 'react';
import type { TimelineElement, VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { publishedFields } from '../../../editing/item/item-form';
import { clearPersistedEdits, persistEdits, readPersistedEdits } from '../../../editing/persisted-edits';
import type { PublishingPlan } from '../../../editing/publishing/publishing-field';
import { savePlan } from '../../../editing/publishing/save-plan';
import { usePersistence, useWorkingCopies } from '../../../editing/use-working-copy';
import type { SaveOutcome } from '../../../editing/working-copy';
import { isDirty } from '../../../editing/working-copy-state';
import { type ElementCopy, findStored, idOf, openElement, restoreElement } from './element-copy';
import { ELEMENT_FORM, type ElementFields } from './element-fields';
import type { TimelineStore } from './timeline-admin-queries';

export type ElementCopies = ReturnType<typeof useElementCopies>;

type CopiesOptions = { store: TimelineStore; timeline: VersionedTimeline; onSaved: () => void };

/** The elements in edit mode: any number at once, each saved by itself. */
export function useElementCopies({ store, timeline, onSaved }: CopiesOptions) {
  const [copies, setCopies] = useState(() => restoreElements(store));
  // Several saves may meet a newer version: the owner is asked about one after the other.
  const [conflicted, setConflicted] = useState<readonly ElementCopy[]>([]);

  usePersistence(copies);
  useEffect(() => persistNames(copies), [copies]);
  useEffect(() => {
    for (const copy of copies) {
      const stored = findStored(timeline, copy);
      if (stored) copy.receive(stored);
    }
  }, [copies, timeline]);

  function open(element: TimelineElement): void {
    setCopies(known => [...known.filter(copy => idOf(copy) !== element._id), openElement(store, element)]);
  }

  function close(closed: ElementCopy): void {
    closed.abandon();
    setCopies(known => known.filter(copy => copy !== closed));
  }

  function askAbout(copy: ElementCopy): void {
    setConflicted(known => [...known.filter(met => met !== copy), copy]);
  }

  /** View mode comes back only with success; what was typed while it was under way stays open. */
  async function finish(copy: ElementCopy, saving: Promise<SaveOutcome<ElementFields>>): Promise<void> {
    const outcome = await saving;
    if (outcome.kind === 'conflict') askAbout(copy);
    if (outcome.kind !== 'saved') return;
    if (!outcome.isDirty) close(copy);
    onSaved();
  }

  function plan(copy: ElementCopy, publishing: PublishingPlan, changes: Partial<ElementFields> = {}): void {
    void savePlan(copy, publishing, () => finish(copy, copy.save()), changes);
  }

  /** Back to what visitors see. */
  function discardPending(copy: ElementCopy): void {
    const stored = store.read().elements.find(({ _id }) => _id === idOf(copy));
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
      askAbout(copy);
    },
    /** Asks for what is stored, after an earlier version was restored. */
    refetch: () => void store.mutex(() => store.refresh()),
    overwrite: (copy: ElementCopy) => void finish(copy, copy.overwrite()),
    /** The owner leaves them behind. */
    abandon: () => {
      for (const copy of copies) copy.abandon();
      persistNames([]);
    },
  };
}

function isUnsaved(copy: ElementCopy): boolean {
  return isDirty(copy.definitions, copy.getState());
}

const OPEN = 'timeline';

function restoreElements(store: TimelineStore): readonly ElementCopy[] {
  const names = readPersistedEdits(OPEN, isNames) ?? [];
  return names.flatMap(name => restoreElement(store, name) ?? []);
}

function persistNames(copies: readonly ElementCopy[]): void {
  if (copies.length === 0) clearPersistedEdits(OPEN);
  else
    persistEdits(
      OPEN,
      copies.map(({ name }) => name),
    );
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(name => typeof name === 'string');
}
