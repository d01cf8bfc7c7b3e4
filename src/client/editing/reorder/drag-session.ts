const REST_MS = 50;

/** What the widget lacks while an item is dragged; to be ended with the drag. `cause` is the move that began it. */
export function startDragSession(cause: Event | null): AbortController {
  const session = new AbortController();
  const { signal } = session;
  // Wherever the focus is, and before a dialog hears of it: a pointer does not always bring the focus to the handle.
  document.addEventListener('keydown', cancelOnEscape, { capture: true, signal });
  if (cause instanceof MouseEvent) repeatLastMove(cause, signal);
  return session;
}

function cancelOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  // The widget lets go of the item then; which of the two it listens to depends on the browser.
  for (const type of ['pointercancel', 'touchcancel']) document.dispatchEvent(new Event(type));
}

/** The widget overlooks moves that follow each other closely, and the first one: where the pointer rests is told again. */
function repeatLastMove(first: MouseEvent, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  function repeat(move: Event): void {
    if (!move.isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(() => document.dispatchEvent(new MouseEvent(move.type, move)), REST_MS);
  }
  repeat(first);
  document.addEventListener(first.type, repeat, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * The widget swallows the click that ends a drag. A finger's drag ends without one: then it would be the next tap. When
 * Escape has ended it, the button is still pressed, and its click is yet to come.
 */
export function forgetClick(isPressed: boolean): void {
  const forget = () => setTimeout(() => document.dispatchEvent(new MouseEvent('click')));
  if (!isPressed) forget();
  else
    for (const type of ['pointerup', 'pointerdown']) document.addEventListener(type, forget, { once: true });
}
