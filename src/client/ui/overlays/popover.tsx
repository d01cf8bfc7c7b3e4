import * as RadixPopover from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import styles from './popover.module.css';

export type PopoverProps = {
  /** Names what opens: "Skill Preview". */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  children: ReactNode;
};

/** A small panel beside its button. Closes on Escape and on a click outside; the focus goes back to the button. */
export function Popover({
  label,
  trigger,
  open,
  onOpenChange,
  align = 'center',
  className,
  children,
}: PopoverProps) {
  const control = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return (
    <RadixPopover.Root {...control}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(styles.popover, className)}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
