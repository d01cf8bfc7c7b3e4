/** The result of a check. A problem keeps the site from working or loses data, and a warning may. */
export type Finding = {
  check: string;
  level: 'ok' | 'warning' | 'problem';
  text: string;
  /** Tells the owner what to do. */
  remedy?: string;
};

export const ok = (check: string, text: string): Finding => ({ check, level: 'ok', text });

export const warning = (check: string, text: string, remedy: string): Finding => ({
  check,
  level: 'warning',
  text,
  remedy,
});

export const problem = (check: string, text: string, remedy: string): Finding => ({
  check,
  level: 'problem',
  text,
  remedy,
});
