import { ConflictDialog } from '../../../editing/conflict-dialog';
import { conflictDifferences } from '../../../editing/use-working-copy';
import { elementName } from '../element-name';
import type { ElementCopy } from './element-copy';
import type { CardOrder } from './use-card-order';
import type { ElementCopies } from './use-element-copies';
import type { EditorCard, TimelineEditorState } from './use-timeline-editor';

/** A save met a newer version, of an element or of the order: shows both and lets the owner choose. */
export function TimelineConflict({ cards, edits, order }: TimelineEditorState) {
  const { conflicted } = edits;
  if (!conflicted) return <OrderConflict cards={cards} order={order} />;
  // Each question is a dialog of its own, read out from its beginning.
  return <ElementConflict key={conflicted.name} copy={conflicted} edits={edits} />;
}

function ElementConflict({ copy, edits }: { copy: ElementCopy; edits: ElementCopies }) {
  const { base, conflict } = copy.getState();
  const name = elementName(base.fields);
  return (
    <ConflictDialog
      open
      subject={`timeline element “${name}”`}
      differences={
        conflict?.stored ? conflictDifferences(copy) : [{ label: name, theirs: 'deleted', mine: 'edited' }]
      }
      onKeepMine={() => edits.overwrite(copy)}
      onTakeTheirs={() => edits.close(copy)}
      onClose={copy.keepEditing}
    />
  );
}

function OrderConflict({ cards, order }: { cards: readonly EditorCard[]; order: CardOrder }) {
  const { copy, conflict, fields, overwrite } = order;
  const namesOf = (ids: string[] = []) =>
    ids.flatMap(id => cards.find(card => card.id === id)?.name ?? []).join(' · ');
  return (
    <ConflictDialog
      open={conflict !== null}
      subject="order of the timeline"
      differences={[
        { label: 'Order', theirs: namesOf(conflict?.stored?.fields.ids), mine: namesOf(fields.ids) },
      ]}
      onKeepMine={overwrite}
      onTakeTheirs={copy.takeStored}
      onClose={copy.keepEditing}
    />
  );
}
