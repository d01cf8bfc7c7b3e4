import type { TimelineElement, VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { NEW_TIMELINE_ELEMENT } from '../../../../shared/new-timeline-element';
import { createItemStore, editedFields, type VersionedItem } from '../../../editing/item/item-form';
import type { WorkingCopyView } from '../../../editing/use-working-copy';
import { WorkingCopy } from '../../../editing/working-copy';
import type { Stored } from '../../../editing/working-copy-state';
import { ELEMENT_FORM, type ElementFields, withoutEmptyRows } from './element-fields';
import type { TimelineStore } from './timeline-admin-queries';

/** An element in edit mode. */
export type ElementCopy = WorkingCopy<ElementFields>;

/** The copy with its state, for its form. */
export type ElementEdit = WorkingCopyView<ElementFields>;

/** The version is that of the whole timeline: a change of another element merges by itself. */
export function openElement(store: TimelineStore, element: TimelineElement): ElementCopy {
  const { version } = store.read();
  return createCopy(store, `timeline/${element._id}`, {
    fields: editedFields(ELEMENT_FORM, element),
    version,
  });
}

/** The edits of before a reload, also of an element that was deleted elsewhere; null when there are none. */
export function restoreElement(store: TimelineStore, name: string): ElementCopy | null {
  const copy = createCopy(store, name, { fields: editedFields(ELEMENT_FORM, BLANK), version: 0 });
  return copy.getState().isRestored ? copy : null;
}

export function idOf(copy: ElementCopy): string {
  return copy.getState().base.fields._id;
}

/** The element as it is stored now; null when it was deleted. */
export function findStored(timeline: VersionedTimeline, copy: ElementCopy): Stored<ElementFields> | null {
  const found = findElement(timeline, copy);
  return found && { fields: editedFields(ELEMENT_FORM, found.item), version: found.version };
}

function findElement(
  { version, elements }: VersionedTimeline,
  copy: ElementCopy,
): VersionedItem<TimelineElement> | null {
  const item = elements.find(({ _id }) => _id === idOf(copy));
  return item ? { item, version } : null;
}

const BLANK = {
  ...{ ...NEW_TIMELINE_ELEMENT, _id: '', order: 0, year: 0 },
  ...{ profileSections: [], futureSections: [] },
};

function createCopy(store: TimelineStore, name: string, stored: Stored<ElementFields>): ElementCopy {
  const elementStore = createItemStore(ELEMENT_FORM, {
    create: async input => {
      const { order } = copy.getState().base.fields;
      const item = await store.create({ ...input, order });
      return { item, version: store.read().version };
    },
    update: async (changes, version) => {
      const expectedVersion = Number(version);
      const item = await store.update({ id: idOf(copy), ...changes, expectedVersion });
      return { item, version: expectedVersion + 1 };
    },
    fetch: async () => findElement(await store.refresh(), copy),
  });
  const copy: ElementCopy = new WorkingCopy<ElementFields>({
    name,
    definitions: ELEMENT_FORM.fields,
    stored,
    validate: ELEMENT_FORM.validate,
    normalize: withoutEmptyRows,
    mutex: store.mutex,
    ...elementStore,
    save: async request => {
      const { fields, changed, expectedVersion } = request;
      // Only empty rows were added.
      const isSame = expectedVersion !== null && changed.length === 0;
      return isSame ? { fields, version: expectedVersion } : elementStore.save(request);
    },
  });
  return copy;
}
