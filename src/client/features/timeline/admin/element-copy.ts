import { createSave, editedFields } from '#client/editing/item/item-form';
import type { WorkingCopyView } from '#client/editing/working-copy/use-working-copy';
import { WorkingCopy } from '#client/editing/working-copy/working-copy';
import type { Stored } from '#client/editing/working-copy/working-copy-state';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineList,
} from '#shared/contract/timeline-element';
import { ELEMENT_FORM, type Element, type ElementFields, withoutEmptyRows } from './element-fields';
import type { TimelineStore } from './timeline-admin-queries';

export type ElementCopy = WorkingCopy<ElementFields>;

export type ElementEdit = WorkingCopyView<ElementFields>;

export function openElement(store: TimelineStore, element: TimelineElement): ElementCopy {
  return createCopy(store, `timeline/${element._id}`, read(element, store.read().version));
}

/**
 * Restores the edits from before a reload, even of an element that was deleted elsewhere. Returns null if
 * there are none.
 */
export function restoreElement(store: TimelineStore, name: string): ElementCopy | null {
  const copy = createCopy(store, name, read(BLANK, 0));
  return copy.getState().isRestored ? copy : null;
}

export function getElementId(copy: ElementCopy): string {
  return copy.getState().base.fields._id;
}

export function findStored(
  { version, elements }: TimelineList,
  copy: ElementCopy,
): Stored<ElementFields> | null {
  const element = elements.find(({ _id }) => _id === getElementId(copy));
  return element ? read(element, version) : null;
}

/**
 * Returns the stored element. Its version is that of the whole timeline, so that changes to other elements
 * merge without a question.
 */
function read(element: Element, version: number): Stored<ElementFields> {
  return { fields: editedFields(ELEMENT_FORM, element), version };
}

const { kind: _kind, endDate: _endDate, ...NEW_FIELDS } = NEW_TIMELINE_ELEMENT;
const BLANK = { ...NEW_FIELDS, _id: '', order: 0 };

function createCopy(store: TimelineStore, name: string, stored: Stored<ElementFields>): ElementCopy {
  const save = createSave(ELEMENT_FORM, {
    create: async input => {
      const { order } = copy.getState().base.fields;
      return read(await store.create({ ...input, order }), store.read().version);
    },
    update: async (changes, request) => {
      const id = getElementId(copy);
      const expectedVersion = Number(request.expectedVersion);
      const stored = store.read().elements.find(({ _id }) => _id === id);
      // The About page begins with the profile. Unpublished changes move nothing.
      const becomesProfile = 'type' in changes && changes.type === 'profile' && stored?.type !== 'profile';
      const input = becomesProfile ? { ...changes, order: 0 } : changes;
      return read(await store.update({ id, ...input, expectedVersion }), expectedVersion + 1);
    },
  });
  const copy: ElementCopy = new WorkingCopy<ElementFields>({
    name,
    definitions: ELEMENT_FORM.fields,
    stored,
    validate: ELEMENT_FORM.validate,
    normalize: withoutEmptyRows,
    mutex: store.mutex,
    fetch: async () => findStored(await store.refresh(), copy),
    save: async request => {
      const { fields, changed, expectedVersion } = request;
      // Adding empty rows is no change.
      const isUnchanged = expectedVersion !== null && changed.length === 0;
      return isUnchanged ? { fields, version: expectedVersion } : save(request);
    },
  });
  return copy;
}
