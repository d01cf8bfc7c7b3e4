import { ConflictDialog } from '../../../editing/conflict-dialog';
import { useWorkingCopyState } from '../../../editing/use-working-copy';
import { elementName } from '../element-name';
import type { ElementCopy } from './element-copy';
import type { ElementCopies } from './use-element-copies';
import type { TimelineEditorState } from './use-timeline-editor';

/** A save met a newer version, of an element or of the order: shows both and lets the owner choose. */
export function TimelineConflict({ cards, edits, order }: TimelineEditorState) {
  const { conflicted } = edits;
  // Each question is a dialog of its own, read out from its beginning.
  if (conflicted) return <ElementConflict key={conflicted.name} copy={conflicted} edits={edits} />;
  const namesOf = (ids: string[] = []) =>
    ids.flatMap(id => cards.find(card => card.id === id)?.name ?? []).join(' · ');
  const theirs = namesOf(order.conflict?.stored?.fields.ids);
  return (
    <ConflictDialog
      edit={order}
      subject="order of the timeline"
      differences={[{ label: 'Order', theirs, mine: namesOf(order.fields.ids) }]}
      onOverwrite={order.overwrite}
    />
  );
}

function ElementConflict({ copy, edits }: { copy: ElementCopy; edits: ElementCopies }) {
  const edit = useWorkingCopyState(copy);
  const name = elementName(edit.base.fields);
  const deleted = [{ label: name, theirs: 'deleted', mine: 'edited' }];
  return (
    <ConflictDialog
      edit={edit}
      subject={`timeline element “${name}”`}
      differences={edit.conflict?.stored ? undefined : deleted}
      onOverwrite={() => edits.overwrite(copy)}
      onUseSaved={() => edits.close(copy)}
    />
  );
}
