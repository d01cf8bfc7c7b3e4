import { useState } from 'react';
import type { TimelineElement } from '../../../../shared/contract/timeline-element';
import { type ElementEdit, type ElementFields, editOf } from './element-edit';
import { findProblems, hasProblems } from './element-input';
import { saveEdit, type TimelineStore } from './save-timeline';
import type { InTurn } from './use-turns';

export type EditStatus =
  | { kind: 'open' }
  | { kind: 'saving' }
  /** A save was tried while something was wrong with the fields. */
  | { kind: 'refused' }
  | { kind: 'failed'; error: unknown };

export type EditConflict = { id: string; stored: TimelineElement | null };

export type ElementEdits = ReturnType<typeof useElementEdits>;

const OPEN: EditStatus = { kind: 'open' };

type EditsOptions = {
  store: TimelineStore;
  inTurn: InTurn;
  /** Edits that this tab has kept from before. */
  restored: ElementEdit[];
  onSave: () => void;
  onSaved: () => void;
};

/** The elements in edit mode: any number at once, each saved by itself. */
export function useElementEdits({ store, inTurn, restored, onSave, onSaved }: EditsOptions) {
  const [edits, setEdits] = useState<readonly ElementEdit[]>(restored);
  const [statuses, setStatuses] = useState<ReadonlyMap<string, EditStatus>>(new Map());
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  // Several saves may meet a newer version: the owner is asked about one after the other.
  const [conflict = null] = conflicts;

  const find = (id: string) => edits.find(edit => edit.id === id);
  const statusOf = (id: string) => statuses.get(id) ?? OPEN;
  const setStatus = (id: string, status: EditStatus) => setStatuses(known => new Map(known).set(id, status));

  function replace(id: string, change: (edit: ElementEdit) => ElementEdit[]): void {
    setEdits(known => known.flatMap(edit => (edit.id === id ? change(edit) : [edit])));
  }

  function open(element: TimelineElement): void {
    setStatus(element._id, OPEN);
    setEdits(known => [...known.filter(({ id }) => id !== element._id), editOf(element)]);
  }

  function change(id: string, changes: Partial<ElementFields>): void {
    replace(id, edit => [{ ...edit, fields: { ...edit.fields, ...changes } }]);
  }

  function close(id: string): void {
    forgetConflict(id);
    replace(id, () => []);
  }

  function forgetConflict(id: string): void {
    setConflicts(known => known.filter(met => met.id !== id));
  }

  /** View mode comes back only with success; what was typed while it was under way stays open. */
  async function save(edit: ElementEdit): Promise<void> {
    const { id, fields } = edit;
    if (statusOf(id).kind === 'saving') return;
    forgetConflict(id);
    if (hasProblems(findProblems(fields))) {
      setStatus(id, { kind: 'refused' });
      return;
    }
    setStatus(id, { kind: 'saving' });
    onSave();
    try {
      const result = await inTurn(() => saveEdit(store, edit));
      setStatus(id, OPEN);
      if (result.kind === 'conflict') {
        setConflicts(known => [...known, { id, stored: result.stored }]);
        return;
      }
      const { element } = result;
      replace(id, now =>
        now.fields === fields ? [] : [{ id: element._id, base: element, isGone: false, fields: now.fields }],
      );
      onSaved();
    } catch (error) {
      setStatus(id, { kind: 'failed', error });
    }
  }

  /** The owner has seen what is stored, and wants the edit all the same. */
  function keepMine(): void {
    const edit = conflict && find(conflict.id);
    if (!edit) return;
    const { stored } = conflict;
    const seen = { ...edit, base: stored ?? edit.base, isGone: stored === null };
    replace(edit.id, () => [seen]);
    void save(seen);
  }

  function takeTheirs(): void {
    if (conflict) close(conflict.id);
  }

  function goOn(): void {
    if (conflict) forgetConflict(conflict.id);
  }

  function closeAll(): void {
    setConflicts([]);
    setEdits([]);
  }

  const settle = { keepMine, takeTheirs, close: goOn };
  return { edits, find, statusOf, open, change, close, closeAll, save, conflict, settle };
}
