import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../../ui/primitives/class-names';
import { findCard } from './card-in-view';
import styles from './card-row.module.css';
import { shiftOf } from './drag-offset';
import { DRAG_HELP } from './drag-words';
import { MoveButtons, MoveHandle } from './move-buttons';
import { type CardDrag, useCardDrag } from './use-card-drag';
import { useDragHandle } from './use-drag-handle';
import { useRowScroll } from './use-row-scroll';

export type RowCard = { id: string; name: string };

type CardRowProps = {
  cards: RowCard[];
  onMove: (from: number, to: number) => void;
  announce: (words: string) => void;
  children: (id: string, handle: ReactNode, moveButtons: ReactNode) => ReactNode;
};

/** Cards side by side, in an order that can be changed by their handles. */
export function CardRow({ cards, onMove, announce, children }: CardRowProps) {
  const rowRef = useRef<HTMLElement>(null);
  const helpId = useId();
  const ids = cards.map(({ id }) => id);
  const nameOf = (id: string) => cards.find(card => card.id === id)?.name ?? '';
  const control = useCardDrag({ ids, nameOf, rowRef, onMove, announce });
  const { handleOf, onKeyDown } = useDragHandle(control, rowRef);
  useRowScroll(rowRef, styles.panning ?? '');
  const { drag } = control;

  function drop(id: string): void {
    control.drop();
    // Its buttons go away.
    findCard(rowRef.current, id)?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section ref={rowRef} className={styles.row} aria-label="Timeline elements" tabIndex={0}>
      <p id={helpId} hidden>
        {DRAG_HELP}
      </p>
      <ol className={classNames(styles.list, drag && styles.moving)}>
        {cards.map(({ id, name }, index) => {
          const isLifted = drag?.id === id && drag.by === 'keys';
          return (
            <li
              key={id}
              data-card={id}
              className={classNames(styles.place, drag?.id === id && styles.lifted)}
              style={{ transform: transformOf(id, index, drag) }}
              onBlur={event => {
                const isLeft =
                  event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
                if (isLifted && isLeft) control.putBack();
              }}
            >
              {children(
                id,
                <MoveHandle name={name} isLifted={isLifted} helpId={helpId} events={handleOf(id)} />,
                isLifted ? (
                  <MoveButtons
                    name={name}
                    onKeyDown={onKeyDown}
                    onStep={key => control.pressKey({ key, shiftKey: true })}
                    onDrop={() => drop(id)}
                  />
                ) : null,
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function transformOf(id: string, index: number, drag: CardDrag | null): string | undefined {
  if (!drag) return undefined;
  const distance = drag.id === id ? drag.offset : shiftOf(index, drag, drag.layout);
  return distance === 0 ? undefined : `translateX(${distance}px)`;
}
