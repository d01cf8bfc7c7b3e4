export type ToastOptions = {
  /** A button such as Retry. Pressing it also dismisses the toast. */
  action?: { label: string; onAct: () => void };
  /** Time on screen in milliseconds. Defaults to five seconds. */
  shownMs?: number;
  /** A new toast replaces the previous one with the same topic, so that a success removes an old failure. */
  topic?: string;
};

export type Toast = ToastOptions & { id: number; tone: 'ok' | 'err' | 'info'; message: string };
