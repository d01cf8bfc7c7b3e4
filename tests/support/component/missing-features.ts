import type { Window } from 'happy-dom';

/** Stands for ':popover-open' in the style sheet below. */
const OPEN = 'data-popover-open';

/** Adds what the client uses and happy-dom lacks. */
export function addMissingFeatures(window: Window): void {
  // Fonts never load, so nobody waits for them.
  Object.assign(window.document, { fonts: new window.EventTarget() });
  allowCanceledAnimations(window);
  completeDialogs(window);
  addPopovers(window);
  knowSearchElements(window);
}

/** React warns of elements that the browser doesn't know. */
function knowSearchElements({ document }: Window): void {
  const { createElement } = document;
  document.createElement = function create(name: string, ...options: [] | [{ is?: string }]) {
    const element = createElement.call(this, name, ...options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}

/** Browsers never report a canceled animation as an unhandled rejection. */
function allowCanceledAnimations({ Animation }: Window): void {
  const { cancel } = Animation.prototype;
  Animation.prototype.cancel = function quietly() {
    this.finished.catch(() => {});
    cancel.call(this);
  };
}

/** As in browsers, `close` comes later than the call, by when React may have opened the dialog again. */
function completeDialogs({ document, HTMLDialogElement, Event }: Window): void {
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  document.addEventListener('keydown', event => {
    const last = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (last && 'key' in event && event.key === 'Escape' && !event.defaultPrevented)
      last.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

/** Adds the methods and events of popovers, and the buttons that open them. */
function addPopovers(window: Window): void {
  const { document, HTMLElement, Event } = window;
  type Element = InstanceType<typeof HTMLElement>;
  const open = new Set<Element>();
  const sheet = document.createElement('style');
  sheet.textContent = `[popover]:not([${OPEN}]) { display: none }`;
  // Tests empty the head and the body.
  document.documentElement.append(sheet);

  function change(element: Element, newState: 'open' | 'closed'): void {
    if (open.has(element) === (newState === 'open')) return;
    const oldState = newState === 'open' ? 'closed' : 'open';
    const send = (type: string) =>
      element.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
    send('beforetoggle');
    if (newState === 'open') open.add(element);
    else open.delete(element);
    element.toggleAttribute(OPEN, newState === 'open');
    // A browser sends it later, too, after React has rendered the content.
    setTimeout(() => send('toggle'));
  }

  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      change(this, 'open');
    },
    hidePopover(this: Element) {
      change(this, 'closed');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof HTMLElement ? target : null;
    const id = element?.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id ? document.getElementById(id) : null;
    for (const other of [...open]) {
      if (other !== panel && !(element && other.contains(element))) change(other, 'closed');
    }
    if (panel instanceof HTMLElement) change(panel, open.has(panel) ? 'closed' : 'open');
  });
  document.addEventListener('keydown', event => {
    const last = [...open].findLast(({ isConnected }) => isConnected);
    if (last && 'key' in event && event.key === 'Escape') change(last, 'closed');
  });
}
