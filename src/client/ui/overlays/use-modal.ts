import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

const INVALID = '[aria-invalid="true"]';
const FIELD = 'input:not([type="hidden"]), select, textarea';

type ModalOptions = {
  open: boolean;
  /** Called on Escape, a click outside or a button. The dialog closes when `open` becomes false. */
  onClose: () => void;
  /**
   * This element gets the focus first. Defaults to an invalid field, the first field, or the first control
   * without one.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** Controls a native <dialog>. The browser traps the focus, makes the page inert and restores the focus. */
export function useModal({ open, onClose, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // A layout effect's cleanup runs while the element is still in the page, so close() can restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    storeScrollbarWidth();
    dialog.showModal();
    const first = initialFocus?.current ?? dialog.querySelector<HTMLElement>(INVALID);
    (first ?? dialog.querySelector<HTMLElement>(FIELD))?.focus();
    return () => dialog.close();
  }, [open, initialFocus]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // The cancel event of a file input in the dialog bubbles.
      if (event.target === ref.current) {
        event.preventDefault();
        onClose();
      }
    },
    // Pressing Escape twice closes the dialog without a cancel event. The close event is late, so the dialog
    // may already be open again.
    onClose: (event: SyntheticEvent) => {
      if (open && event.target === ref.current && !ref.current.open) onClose();
    },
    // Both ends of the click count, so that dragging a selection out of a field does not close the dialog.
    onPointerDown: (event: PointerEvent) => {
      pressedOutside.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && event.target === ref.current) onClose();
    },
  };
}

/** Stores the scrollbar width for elements.css, which hides the scrollbar. A second dialog skips this. */
function storeScrollbarWidth(): void {
  const { clientWidth, style } = document.documentElement;
  const width = window.innerWidth - clientWidth;
  if (width > 0) style.setProperty('--scrollbar', `${width}px`);
}
