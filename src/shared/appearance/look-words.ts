import type { FirstTheme, HeroChoice, LogoChoice, LookStyle, TypeChoice } from './looks';

/** Labels and descriptions that the owner chooses from. */
export const STYLE_WORDS: Record<LookStyle, { label: string; description: string }> = {
  instrument: { label: 'Instrument', description: 'Measured and drawn.' },
  editorial: { label: 'Editorial', description: 'Quiet. Words first.' },
  terminal: { label: 'Terminal', description: 'Fixed width. Plain and dense.' },
};

export const TYPE_WORDS: Record<TypeChoice, string> = {
  style: 'Style default',
  archivo: 'Archivo wide, Archivo',
  'serif-archivo': 'Newsreader, Archivo',
  serif: 'Newsreader, Newsreader',
  mono: 'JetBrains Mono',
};

export const HERO_WORDS: Record<HeroChoice, { label: string; description: string }> = {
  drawing: { label: 'Drawing', description: 'A layer for each of your interests.' },
  portrait: { label: 'Portrait', description: 'The image of your identity.' },
  picture: { label: 'Picture', description: 'One of your own.' },
  none: { label: 'Words only', description: 'The headline has the whole width.' },
};

export const LOGO_WORDS: Record<LogoChoice, { label: string; description: string }> = {
  initials: { label: 'Initials', description: 'Of your name.' },
  mark: { label: 'Mark', description: 'The scale with its needle.' },
  own: { label: 'Your own', description: 'An SVG or PNG image.' },
};

export const FIRST_THEME_WORDS: Record<FirstTheme, string> = {
  visitor: 'Their system’s',
  light: 'Light',
  dark: 'Dark',
};
