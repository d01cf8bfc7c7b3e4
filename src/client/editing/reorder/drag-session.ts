const REST_MS = 50;

/** Adds what SortableJS lacks during a drag; abort it with the drag. `cause` is the event that started the drag. */
export function startDragSession(cause: Event | null): AbortController {
  const session = new AbortController();
  const { signal } = session;
  // On the document and before a dialog handles the key: a pointer does not always focus the handle.
  document.addEventListener('keydown', cancelOnEscape, { capture: true, signal });
  if (cause instanceof MouseEvent) repeatLastMove(cause, signal);
  return session;
}

function cancelOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  // SortableJS then drops the item; which of the two events it listens to depends on the browser.
  for (const type of ['pointercancel', 'touchcancel']) document.dispatchEvent(new Event(type));
}

/** Repeats the last pointer move at rest, because SortableJS ignores the first move and moves in quick succession. */
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
 * Sends the click that SortableJS swallows after a drag. A touch drag ends without a click, so the next tap would be lost.
 * After Escape the button is still pressed, and its click is yet to come.
 */
export function forgetClick(isPressed: boolean): void {
  const forget = () => setTimeout(() => document.dispatchEvent(new MouseEvent('click')));
  if (!isPressed) forget();
  else
    for (const type of ['pointerup', 'pointerdown']) document.addEventListener(type, forget, { once: true });
}
