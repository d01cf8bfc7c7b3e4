import type { KeyboardEvent } from 'react';
import styles from '#client/editing/lists/list-row.module.css';
import { Button, IconButton } from '#client/ui/primitives/button';
import { DIRECTION_NAMES } from './reorder-messages';
import type { Axis } from './sortable-list';

type Press = (event: KeyboardEvent) => boolean;

type ReorderHandleProps = {
  name: string;
  isPickedUp: boolean;
  help: { id: string; text: string };
  onToggle: () => void;
  onPress: Press;
};

export function ReorderHandle({ name, isPickedUp, help, onToggle, onPress }: ReorderHandleProps) {
  return (
    <IconButton
      icon="grip-vertical"
      label={`Move ${name}`}
      aria-pressed={isPickedUp}
      aria-describedby={help.id}
      title={help.text}
      className={styles.handle}
      data-handle
      onClick={onToggle}
      onKeyDown={event => {
        // Enter and Space arrive as clicks. A key held down must not alternate between picking up and
        // dropping.
        const isHeld = event.repeat && (event.key === 'Enter' || event.key === ' ');
        if (isHeld || onPress(event)) event.preventDefault();
      }}
    />
  );
}

type ReorderButtonsProps = {
  name: string;
  axis: Axis | undefined;
  isPickedUp: boolean;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
  onDrop: () => void;
  onPress: Press;
};

/** Renders buttons that move the item by one position or drop it. The arrow keys work on them too. */
export function ReorderButtons(props: ReorderButtonsProps) {
  const { name, axis = 'vertical', isPickedUp, isFirst, isLast, onStep, onDrop, onPress } = props;
  const { back, forth } = DIRECTION_NAMES[axis];
  const shared = {
    variant: isPickedUp ? ('line' as const) : ('plain' as const),
    onKeyDown: (event: KeyboardEvent) => onPress(event) && event.preventDefault(),
  };
  return (
    <>
      {/* The buttons are not disabled at the ends, so that they keep the focus. */}
      <IconButton
        {...shared}
        icon={`arrow-${back}`}
        label={`Move ${name} ${back}`}
        aria-disabled={isFirst || undefined}
        onClick={() => onStep(-1)}
      />
      <IconButton
        {...shared}
        icon={`arrow-${forth}`}
        label={`Move ${name} ${forth}`}
        aria-disabled={isLast || undefined}
        onClick={() => onStep(1)}
      />
      {isPickedUp && (
        <Button
          size="sm"
          variant="primary"
          aria-label={`Drop ${name}`}
          onKeyDown={shared.onKeyDown}
          onClick={onDrop}
        >
          Drop
        </Button>
      )}
    </>
  );
}
