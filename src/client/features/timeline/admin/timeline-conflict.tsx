import { capitalise } from '../../../../shared/capitalise';
import type { TimelineElement, TimelineSection } from '../../../../shared/contract/timeline-element';
import { ConflictDialog, type Difference } from '../../../editing/conflict-dialog';
import { elementName } from '../element-name';
import { inputOf } from './element-input';
import type { TimelineEditorState } from './use-timeline-editor';

type TimelineConflictProps = Pick<TimelineEditorState, 'cards' | 'edits' | 'order'>;

/** A save met a newer version, of an element or of the order: shows both and lets the owner choose. */
export function TimelineConflict({ cards, edits, order }: TimelineConflictProps) {
  const edit = edits.conflict && edits.find(edits.conflict.id);
  const isOfOrder = !edit && order.conflict !== null;
  const { keepMine, takeTheirs, close } = isOfOrder ? order.settle : edits.settle;
  const namesOf = (ids: string[]) =>
    ids.flatMap(id => cards.filter(({ _id }) => _id === id).map(elementName)).join(' · ');
  const orders = () => ({
    label: 'Order',
    theirs: namesOf(order.conflict ?? []),
    mine: namesOf(order.order?.ids ?? []),
  });
  return (
    <ConflictDialog
      // Each question is a dialog of its own, read out from its beginning.
      key={edit?.id}
      open={Boolean(edit) || isOfOrder}
      subject={edit ? `timeline element “${elementName(edit.base)}”` : 'order of the timeline'}
      differences={edit && edits.conflict ? differencesOf(edits.conflict.stored, edit) : [orders()]}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={close}
    />
  );
}

const LABELS = {
  type: 'Type',
  icon: 'Icon',
  year: 'Year',
  title: 'Title',
  shortDescription: 'Short Description',
  longDescription: 'Long Description',
  profileSections: 'Profile sections',
  futureSections: 'Future sections',
} as const satisfies Partial<Record<keyof TimelineElement, string>>;

type Field = keyof typeof LABELS;

/** Field by field, what is stored beside what the owner has typed. */
export function differencesOf(
  stored: TimelineElement | null,
  { base, fields }: { base: TimelineElement; fields: Parameters<typeof inputOf>[0] },
): Difference[] {
  if (!stored) return [{ label: elementName(base), theirs: 'deleted', mine: 'edited' }];
  const mine = { ...stored, ...inputOf(fields) };
  const names: Field[] = [
    ...(['type', 'icon', 'year', 'title', 'shortDescription', 'longDescription'] as const),
    ...(['profileSections', 'futureSections'] as const),
  ];
  return names
    .map(name => ({ label: LABELS[name], theirs: wordsOf(stored, name), mine: wordsOf(mine, name) }))
    .filter(({ theirs, mine: own }) => theirs !== own);
}

function wordsOf(element: Pick<TimelineElement, Field>, field: Field): string {
  const value = element[field];
  if (Array.isArray(value)) return value.map(sectionWords).join('\n');
  return field === 'type' ? capitalise(String(value)) : String(value);
}

function sectionWords({ title, text }: TimelineSection): string {
  return `${title}: ${text}`;
}
