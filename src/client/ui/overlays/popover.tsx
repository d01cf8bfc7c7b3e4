import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../primitives/class-names';
import styles from './popover.module.css';

type TriggerProps = Pick<ComponentProps<'button'>, 'popoverTarget' | 'aria-haspopup' | 'aria-expanded'>;

export type PopoverProps = {
  /** Names what opens: "Skill Preview". */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  /** The edge that it has in common with its button. */
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  /** Mounted only while it is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * A small panel beside its button. The browser shows it above everything, closes it on Escape and on a click outside,
 * and gives the focus back to the button.
 */
export function Popover({ label, trigger, align = 'center', className, children }: PopoverProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => ref.current?.hidePopover();
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles.popover, styles[align], className)}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        // Only now is the focus back where it was, or the content there to take it.
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') focusFirst(currentTarget);
          else setOpen(false);
        }}
        // Whoever goes on by Tab must see what has the focus; a click on the button closes it by itself.
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
          if (relatedTarget.getAttribute('popovertarget') !== id) close();
        }}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}

function focusFirst(panel: HTMLElement): void {
  (panel.querySelector<HTMLElement>('a[href], button, input') ?? panel).focus();
}
