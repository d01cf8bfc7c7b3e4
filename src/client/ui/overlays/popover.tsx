import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './popover.module.css';

type TriggerProps = Pick<ComponentProps<'button'>, 'popoverTarget' | 'aria-haspopup' | 'aria-expanded'>;

type PopoverProps = {
  /** Names the popover, such as "Skill Preview". */
  label: string;
  trigger: ReactElement<TriggerProps>;
  /** The edge that aligns with the button. */
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  /** The content is mounted only while the popover is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * Shows a small panel beside its button. The browser shows it in the top layer, closes it on Escape or a
 * click outside, and returns the focus to the button.
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
        className={classNames('frame', styles.popover, styles[align], className)}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        // `toggle` fires after the content is rendered and the focus has been restored.
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') focusFirst(currentTarget);
          else setOpen(false);
        }}
        // The popover closes when Tab leaves it. The button closes it without this.
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
