import type { TimelineElement, VersionedTimeline } from '../../../../shared/contract/timeline-element';
import { NEW_TIMELINE_ELEMENT } from '../../../../shared/new-timeline-element';
import { updateInput } from '../../../editing/publishing/publishing-field';
import type { WorkingCopyView } from '../../../editing/use-working-copy';
import { WorkingCopy } from '../../../editing/working-copy';
import type { Stored } from '../../../editing/working-copy-state';
import {
  ELEMENT_FIELDS,
  type ElementFields,
  fieldsOf,
  inputOf,
  validateElement,
  withoutEmptyRows,
} from './element-fields';
import type { TimelineStore } from './timeline-admin-queries';

/** An element in edit mode. */
export type ElementCopy = WorkingCopy<ElementFields>;

/** The copy with its state, for its form. */
export type ElementEdit = WorkingCopyView<ElementFields>;

/** The version is that of the whole timeline: a change of another element merges by itself. */
export function openElement(store: TimelineStore, element: TimelineElement): ElementCopy {
  const { version } = store.read();
  return createCopy(store, `timeline/${element._id}`, { fields: fieldsOf(element), version });
}

/** The edits of before a reload, also of an element that was deleted elsewhere; null when there are none. */
export function restoreElement(store: TimelineStore, name: string): ElementCopy | null {
  const copy = createCopy(store, name, { fields: fieldsOf(BLANK), version: 0 });
  return copy.getState().isRestored ? copy : null;
}

export function idOf(copy: ElementCopy): string {
  return copy.getState().base.fields._id;
}

/** The element as it is stored now; null when it was deleted. */
export function findStored(
  { version, elements }: VersionedTimeline,
  copy: ElementCopy,
): Stored<ElementFields> | null {
  const element = elements.find(({ _id }) => _id === idOf(copy));
  return element ? { fields: fieldsOf(element), version } : null;
}

const BLANK = {
  ...{ ...NEW_TIMELINE_ELEMENT, _id: '', order: 0, year: 0 },
  ...{ profileSections: [], futureSections: [] },
};

function createCopy(store: TimelineStore, name: string, stored: Stored<ElementFields>): ElementCopy {
  const copy: ElementCopy = new WorkingCopy<ElementFields>({
    name,
    definitions: ELEMENT_FIELDS,
    stored,
    validate: validateElement,
    normalize: withoutEmptyRows,
    mutex: store.mutex,
    fetch: async () => findStored(await store.refresh(), copy),
    save: async ({ fields, changed, expectedVersion }) => {
      const input = inputOf(fields);
      if (typeof expectedVersion !== 'number') {
        const created = await store.create({ ...input, order: fields.order });
        return { fields: fieldsOf(created), version: store.read().version };
      }
      if (changed.length === 0) return { fields, version: expectedVersion };
      const updated = await store.update({
        id: fields._id,
        ...updateInput(fields.publishing, input),
        expectedVersion,
      });
      return { fields: fieldsOf(updated), version: expectedVersion + 1 };
    },
  });
  return copy;
}
