import { useState } from 'react';
import type { TimelineElement } from '../../../../shared/contract/timeline-element';
import { elementName } from '../element-name';
import { CardRow } from './card-row';
import { DeleteElementDialog } from './delete-element-dialog';
import { ElementCard } from './element-card';
import type { TimelineEditorState } from './use-timeline-editor';

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
  const [doomed, setDoomed] = useState<TimelineElement | null>(null);
  const byId = new Map(cards.map(element => [element._id, element]));
  const ids = [...byId.keys()];

  function afterDeletion(id: string): void {
    const index = ids.indexOf(id);
    onDeleted(ids[index + 1] ?? ids[index - 1] ?? null);
    announce('Element deleted.');
  }

  return (
    <>
      <CardRow
        cards={cards.map(element => ({ id: element._id, name: elementName(element) }))}
        onMove={(from, to) => order.move(ids, from, to)}
        announce={announce}
      >
        {(id, handle, moveButtons) => {
          const element = byId.get(id);
          const edit = edits.find(id);
          return (
            element && (
              <ElementCard
                element={element}
                edit={edit}
                status={edits.statusOf(id)}
                isCollapsed={isCollapsed}
                handle={handle}
                moveButtons={moveButtons}
                onEdit={() => edits.open(element)}
                onDelete={() => setDoomed(element)}
                onChange={changes => edits.change(id, changes)}
                onSave={() => edit && void edits.save(edit)}
                onCancel={() => edits.close(id)}
              />
            )
          );
        }}
      </CardRow>
      <DeleteElementDialog
        element={doomed}
        remove={remove}
        onClose={() => setDoomed(null)}
        onDeleted={afterDeletion}
      />
    </>
  );
}
