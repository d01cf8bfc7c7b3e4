import { useState } from 'react';
import { moveItem } from '../../../editing/reorder/move-item';
import { CardRow } from './card-row';
import { DeleteElementDialog } from './delete-element-dialog';
import { ElementCard } from './element-card';
import type { EditorCard, TimelineEditorState } from './use-timeline-editor';

type EditorCardsProps = {
  editor: TimelineEditorState;
  isCollapsed: boolean;
  announce: (words: string) => void;
  /** The card that is next in line for the focus; null when there is none left. */
  onDeleted: (neighbourId: string | null) => void;
};

/** The elements in their row, and the question before one is deleted. */
export function EditorCards({ editor, isCollapsed, announce, onDeleted }: EditorCardsProps) {
  const { cards, edits, order, remove } = editor;
  const [toDelete, setToDelete] = useState<EditorCard | null>(null);
  const ids = cards.map(({ id }) => id);

  function afterDeletion(id: string): void {
    const index = ids.indexOf(id);
    onDeleted(ids[index + 1] ?? ids[index - 1] ?? null);
    announce('Element deleted.');
  }

  return (
    <>
      <CardRow cards={cards} onMove={(from, to) => order.move(moveItem(ids, from, to))} announce={announce}>
        {(id, handle, moveButtons) => {
          const card = cards.find(other => other.id === id);
          return (
            card && (
              <ElementCard
                card={card}
                edits={edits}
                isCollapsed={isCollapsed}
                handle={handle}
                moveButtons={moveButtons}
                onDelete={() => setToDelete(card)}
              />
            )
          );
        }}
      </CardRow>
      <DeleteElementDialog
        card={toDelete}
        remove={remove}
        onClose={() => setToDelete(null)}
        onDeleted={afterDeletion}
      />
    </>
  );
}
