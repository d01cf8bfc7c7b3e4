/** An element: the first visible one with this CSS selector and, if given, this accessible name. */
export type Target = { css: string; name?: string };

export type Key = 'Enter' | 'Space' | 'Home' | 'ArrowRight' | 'ArrowDown';

/** The tab of a browser, with what a person does in it. Each action waits for its element. */
export type Tab = {
  open(address: string): Promise<void>;
  /** Returns the address that the tab shows. */
  address(): Promise<string>;
  /** Returns the text of an element. */
  read(target: Target): Promise<string>;
  /** Waits until the page shows a text. */
  waitForText(text: string): Promise<void>;
  click(target: Target): Promise<void>;
  focus(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over an element, in pixels. */
  wheel(target: Target, deltaY: number): Promise<void>;
  /** Drags an element by its center onto that of another one. */
  drag(target: Target, onto: Target): Promise<void>;
  upload(target: Target, file: string): Promise<void>;
  /** Runs a function in the page, which uses nothing from outside, and returns its JSON. */
  evaluate(work: () => unknown): Promise<unknown>;
  /** Returns the window as a PNG. */
  screenshot(): Promise<Buffer>;
};

export type TestBrowser = { tab: Tab; close(): Promise<void> };

/** The size of the window. */
export const WINDOW = { width: 1440, height: 900 };

/** Waits for pages of a machine that does other work. */
export const WAIT_MS = 30_000;

/** Finds the element of a target. It runs in the page. */
export function locate(css: string, name: string | null): Element | null {
  const found = [...document.querySelectorAll(css)].filter(
    element => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
  const isNamed = (element: Element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const text = isField ? element.labels?.[0]?.textContent : element.textContent;
    return (element.getAttribute('aria-label') ?? text ?? '').replace(/\s+/g, ' ').trim() === name;
  };
  return found.find(element => name === null || isNamed(element)) ?? null;
}

/** Returns the text of an element. It runs in the page. */
export function readText(element: Element): string {
  return (element.textContent ?? '').trim();
}

/** Returns true if the page shows a text. It runs in the page. */
export function shows(text: string): boolean {
  return document.body.innerText.includes(text);
}

export function describeTarget({ css, name }: Target): string {
  return name === undefined ? css : `${css} named "${name}"`;
}
