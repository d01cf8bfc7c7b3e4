/** How the design is shaped: today's drawn one, a quiet one of words, one like a terminal. */
export const LOOK_STYLES = ['instrument', 'editorial', 'terminal'] as const;
export type LookStyle = (typeof LOOK_STYLES)[number];

/** Which theme a visitor sees who has not chosen one; `visitor` is that of the visitor's system. */
export const FIRST_THEMES = ['visitor', 'light', 'dark'] as const;
export type FirstTheme = (typeof FIRST_THEMES)[number];

/** Headings and text, chosen to go together; `style` is the pair of the style. */
export const TYPE_PAIRS = ['archivo', 'serif-archivo', 'serif', 'mono'] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];
export const TYPE_CHOICES = ['style', ...TYPE_PAIRS] as const;
export type TypeChoice = (typeof TYPE_CHOICES)[number];

const PAIR_OF_STYLE: Record<LookStyle, TypePair> = {
  instrument: 'archivo',
  editorial: 'serif',
  terminal: 'mono',
};

export function typePairOf({ style, type }: Pick<Look, 'style' | 'type'>): TypePair {
  return type === 'style' ? PAIR_OF_STYLE[style] : type;
}

export type Theme = 'light' | 'dark';

/** What of the settings makes the style sheet. */
export type Look = {
  /** '' for the style's own, else #rrggbb. */
  accent: string;
  style: LookStyle;
  type: TypeChoice;
};

/** The settings of how the site looks. */
export type Appearance = Look & { firstTheme: FirstTheme };

export const DEFAULT_APPEARANCE: Appearance = {
  accent: '',
  style: 'instrument',
  type: 'style',
  firstTheme: 'visitor',
};
