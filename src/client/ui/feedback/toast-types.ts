export type ToastOptions = {
  /** A button that does something about it: Retry. Pressing it puts the toast away. */
  action?: { label: string; onAct: () => void };
  /** How long it stays, in milliseconds: five seconds unless its action needs longer. */
  shownMs?: number;
  /** What it is about: it takes the place of the last one about the same, so that no failure outlives the success. */
  topic?: string;
};

export type Toast = ToastOptions & { id: number; tone: 'ok' | 'err' | 'info'; message: string };
