import { ConflictDialog } from '#client/editing/frame/conflict-dialog';
import { useWorkingCopyState } from '#client/editing/working-copy/use-working-copy';
import { elementName } from '#client/features/timeline/element-name';
import type { ElementCopy } from './element-copy';
import type { ElementCopies } from './use-element-copies';
import type { TimelineEditorState } from './use-timeline-editor';

/** Lets the owner choose between the two versions after a save conflict in an element or in the order. */
export function TimelineConflict({ cards, edits, order }: TimelineEditorState) {
  const { conflicted } = edits;
  // The key gives each conflict a new dialog, which screen readers announce from the beginning.
  if (conflicted) return <ElementConflict key={conflicted.name} copy={conflicted} edits={edits} />;
  const listNames = (ids: string[] = []) =>
    ids.flatMap(id => cards.find(card => card.id === id)?.name ?? []).join(' · ');
  const theirs = listNames(order.conflict?.stored?.fields.ids);
  return (
    <ConflictDialog
      edit={order}
      subject="timeline order"
      differences={[{ label: 'Order', theirs, mine: listNames(order.fields.ids) }]}
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
