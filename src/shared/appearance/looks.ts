/** How the design is shaped: today's drawn one, a quiet one of words, one like a terminal. */
export const LOOK_STYLES = ['instrument', 'editorial', 'terminal'] as const;
export type LookStyle = (typeof LOOK_STYLES)[number];

/** Which theme a visitor sees who has not chosen one; `visitor` is that of the visitor's system. */
export const FIRST_THEMES = ['visitor', 'light', 'dark'] as const;
export type FirstTheme = (typeof FIRST_THEMES)[number];

export type Theme = 'light' | 'dark';

/** What of the settings makes the style sheet. */
export type Look = {
  /** '' for the style's own, else #rrggbb. */
  accent: string;
  style: LookStyle;
};

/** The settings of how the site looks. */
export type Appearance = Look & { firstTheme: FirstTheme };

export const DEFAULT_APPEARANCE: Appearance = { accent: '', style: 'instrument', firstTheme: 'visitor' };
