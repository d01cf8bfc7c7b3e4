import type { FirstTheme, LookStyle, TypeChoice } from './looks';

/** What the owner is shown of each style. */
export const STYLE_WORDS: Record<LookStyle, { label: string; description: string }> = {
  instrument: { label: 'Instrument', description: 'Measured and drawn.' },
  editorial: { label: 'Editorial', description: 'Quiet. Words first.' },
  terminal: { label: 'Terminal', description: 'Fixed width. Plain and dense.' },
};

export const TYPE_WORDS: Record<TypeChoice, string> = {
  style: 'The style’s own',
  archivo: 'Archivo wide, Archivo',
  'serif-archivo': 'Newsreader, Archivo',
  serif: 'Newsreader, Newsreader',
  mono: 'JetBrains Mono',
};

export const FIRST_THEME_WORDS: Record<FirstTheme, string> = {
  visitor: 'Their system’s',
  light: 'Light',
  dark: 'Dark',
};
