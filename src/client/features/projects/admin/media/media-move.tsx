import { IconButton } from '../../../../ui/primitives/button';
import styles from './media-row.module.css';
import type { RowMoves } from './use-row-moves';

type MediaMoveProps = { name: string; itemKey: string; moves: RowMoves; helpId: string };

/** Drags the item, or picks it up; then there are buttons too, for those who can only point. */
export function MediaMove({ name, itemKey, moves, helpId }: MediaMoveProps) {
  const isLifted = moves.isLifted(itemKey);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys that move the item work on its buttons too
    <div className={styles.move} onKeyDown={isLifted ? moves.onKeyDown : undefined}>
      <IconButton
        ref={moves.keepHandle(itemKey)}
        icon="grip"
        label={`Move ${name}`}
        aria-pressed={isLifted}
        aria-describedby={helpId}
        className={styles.handle}
        data-handle
        onClick={() => moves.toggle(itemKey)}
      />
      {isLifted && (
        <>
          <IconButton
            icon="arrow-up"
            variant="line"
            label={`Move ${name} up`}
            onClick={() => moves.step('ArrowUp')}
          />
          <IconButton
            icon="arrow-down"
            variant="line"
            label={`Move ${name} down`}
            onClick={() => moves.step('ArrowDown')}
          />
          <IconButton icon="check" variant="line" label={`Drop ${name} here`} onClick={moves.drop} />
        </>
      )}
    </div>
  );
}
