import { type ReactNode, useRef, useState } from 'react';
import { DeleteItemDialog } from '#client/editing/item/delete-item-dialog';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { showInRow } from './card-in-view';
import { type CardLayout, ElementCard } from './element-card';
import { ELEMENT_FORM } from './element-fields';
import styles from './timeline-editor.module.css';
import { useRowScroll } from './use-row-scroll';
import type { EditorCard, TimelineEditorState } from './use-timeline-editor';

/** The pixels that an arrow key moves a card in the strip. */
const KEY_STEP_PX = 25;

const STRIP = {
  axis: 'horizontal',
  dragAfterPx: 8,
  longPressMs: 0,
  keyStepPx: KEY_STEP_PX,
  showItem: showInRow,
} as const;

type EditorCardsProps = {
  editor: TimelineEditorState;
  layout: CardLayout;
  announce: (message: string) => void;
  /** Focuses a card as soon as it is rendered. Null means that none is left. */
  focusCard: (id: string | null) => void;
};

export function EditorCards({ editor, layout, announce, focusCard }: EditorCardsProps) {
  const { cards, calls, order } = editor;
  const isList = layout === 'row';
  const Frame = isList ? ListOfRows : ScrollingRow;
  const [elementToDelete, setElementToDelete] = useState<EditorCard | null>(null);

  function focusNeighbor({ id }: EditorCard): void {
    const index = cards.findIndex(card => card.id === id);
    focusCard((cards[index + 1] ?? cards[index - 1])?.id ?? null);
  }

  return (
    <>
      <Frame>
        <ReorderList
          items={cards}
          getId={({ id }) => id}
          getName={({ name }) => name}
          noun="card"
          {...(isList ? {} : STRIP)}
          onReorder={reordered => void order.move(reordered.map(({ id }) => id))}
          announce={announce}
          className={isList ? styles.rows : styles.list}
          itemClassName={isList ? undefined : styles.place}
        >
          {(card, controls) => (
            <ElementCard
              card={card}
              editor={editor}
              layout={layout}
              controls={controls}
              onCancel={() => {
                if (editor.cancel(card.id)) focusNeighbor(card);
              }}
              onDelete={() => setElementToDelete(card)}
            />
          )}
        </ReorderList>
      </Frame>
      <DeleteItemDialog
        form={ELEMENT_FORM}
        calls={calls}
        item={elementToDelete && { _id: elementToDelete.id, title: elementToDelete.name }}
        onDeleted={() => {
          if (!elementToDelete) return;
          editor.forgetEdits(elementToDelete.id);
          focusNeighbor(elementToDelete);
        }}
        onRestored={focusCard}
        onClose={() => setElementToDelete(null)}
      />
    </>
  );
}

function ListOfRows({ children }: { children: ReactNode }) {
  return <div className="wrap">{children}</div>;
}

function ScrollingRow({ children }: { children: ReactNode }) {
  const rowRef = useRef<HTMLElement>(null);
  useRowScroll(rowRef, styles.panning ?? '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section ref={rowRef} className={styles.row} aria-label="Timeline elements" tabIndex={0}>
      {children}
    </section>
  );
}
