import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '../../../ui/primitives/button';
import styles from './card-row.module.css';
import type { DragHandle } from './use-drag-handle';

type MoveHandleProps = {
  name: string;
  /** Picked up by a key or a click. */
  isLifted: boolean;
  helpId: string;
  events: ReturnType<DragHandle['handleOf']>;
};

/** Drags the card, or picks it up. */
export function MoveHandle({ name, isLifted, helpId, events }: MoveHandleProps) {
  return (
    <IconButton
      {...events}
      icon="grip"
      label={`Move ${name}`}
      aria-pressed={isLifted}
      aria-describedby={helpId}
      className={styles.handle}
      data-handle
    />
  );
}

type MoveButtonsProps = {
  name: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onStep: (key: 'ArrowLeft' | 'ArrowRight') => void;
  onDrop: () => void;
};

/** Move a picked-up card without dragging, for those who can only point. */
export function MoveButtons({ name, onKeyDown, onStep, onDrop }: MoveButtonsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys that move the card work on its buttons too
    <div className={styles.moveButtons} onKeyDown={onKeyDown}>
      <IconButton
        icon="arrow-left"
        variant="line"
        label={`Move ${name} left`}
        onClick={() => onStep('ArrowLeft')}
      />
      <IconButton
        icon="arrow-right"
        variant="line"
        label={`Move ${name} right`}
        onClick={() => onStep('ArrowRight')}
      />
      <Button size="sm" variant="primary" onClick={onDrop}>
        Drop
      </Button>
    </div>
  );
}
