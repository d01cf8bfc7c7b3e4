import type { FirstTheme, HeroChoice, LogoChoice, LookStyle, TypeChoice } from './looks';

/** The labels and descriptions of styles in the owner's settings. */
export const STYLE_LABELS: Record<LookStyle, { label: string; description: string }> = {
  instrument: { label: 'Instrument', description: 'Precise, like a technical drawing.' },
  editorial: { label: 'Editorial', description: 'Quiet, with a focus on text.' },
  terminal: { label: 'Terminal', description: 'Monospaced, plain and dense.' },
};

export const TYPE_LABELS: Record<TypeChoice, string> = {
  style: 'Style default',
  archivo: 'Archivo wide, Archivo',
  'serif-archivo': 'Newsreader, Archivo',
  serif: 'Newsreader, Newsreader',
  mono: 'JetBrains Mono',
};

export const HERO_LABELS: Record<HeroChoice, { label: string; description: string }> = {
  drawing: { label: 'Drawing', description: 'One layer for each of your interests.' },
  portrait: { label: 'Portrait', description: 'Your portrait from the About Editor.' },
  picture: { label: 'Image', description: 'An image that you upload.' },
  none: { label: 'Text only', description: 'The headline takes the full width.' },
};

export const LOGO_LABELS: Record<LogoChoice, { label: string; description: string }> = {
  initials: { label: 'Initials', description: 'The initials of your name.' },
  mark: { label: 'Mark', description: 'A scale with a needle.' },
  own: { label: 'Custom', description: 'An SVG or PNG image.' },
};

export const FIRST_THEME_LABELS: Record<FirstTheme, string> = {
  visitor: 'System',
  light: 'Light',
  dark: 'Dark',
};
