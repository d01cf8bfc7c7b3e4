import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

export type ModalOptions = {
  open: boolean;
  /** Asked for by Escape, a click outside or a button. The dialog closes when `open` turns false. */
  onClose: () => void;
  /** What gets the focus first. Without it: the first control in the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** Drives a native <dialog> from a flag. The browser traps the focus, makes the page inert and gives the focus back. */
export function useModal({ open, onClose, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // A layout effect, because its cleanup runs while the element is still in the page: close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    keepScrollbarWidth();
    dialog.showModal();
    initialFocus?.current?.focus();
    return () => dialog.close();
  }, [open, initialFocus]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file field inside fires a cancel of its own, which bubbles.
      if (event.target === ref.current) {
        event.preventDefault();
        onClose();
      }
    },
    // The browser may close without asking (Escape pressed twice): follow it. The event comes late; by then the dialog
    // may stand open again.
    onClose: (event: SyntheticEvent) => {
      if (open && event.target === ref.current && !ref.current.open) onClose();
    },
    // Both ends of the click count, or dragging a selection out of a field would close the dialog.
    onPointerDown: (event: PointerEvent) => {
      pressedOutside.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && event.target === ref.current) onClose();
    },
  };
}

/** For base.css, which takes the scrollbar away; a second dialog finds none. */
function keepScrollbarWidth(): void {
  const { clientWidth, style } = document.documentElement;
  const width = window.innerWidth - clientWidth;
  if (width > 0) style.setProperty('--scrollbar', `${width}px`);
}
