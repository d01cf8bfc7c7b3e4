/** The design styles: `instrument` is drawn, `editorial` focuses on text, and `terminal` is monospaced. */
export const LOOK_STYLES = ['instrument', 'editorial', 'terminal'] as const;
export type LookStyle = (typeof LOOK_STYLES)[number];

/** The theme for visitors who have not chosen one. With `visitor` it follows their system. */
export const FIRST_THEMES = ['visitor', 'light', 'dark'] as const;
export type FirstTheme = (typeof FIRST_THEMES)[number];

/** Matching fonts for headings and text. With `style` it is the pair of the style. */
export const TYPE_PAIRS = ['archivo', 'serif-archivo', 'serif', 'mono'] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];
export const TYPE_CHOICES = ['style', ...TYPE_PAIRS] as const;
export type TypeChoice = (typeof TYPE_CHOICES)[number];

const PAIR_OF_STYLE: Record<LookStyle, TypePair> = {
  instrument: 'archivo',
  editorial: 'serif',
  terminal: 'mono',
};

export function toTypePair({ style, type }: Pick<Look, 'style' | 'type'>): TypePair {
  return type === 'style' ? PAIR_OF_STYLE[style] : type;
}

/** The visual next to the text at the top of the home page, which is omitted if its content is missing. */
export const HEROES = ['drawing', 'portrait', 'picture', 'none'] as const;
export type HeroChoice = (typeof HEROES)[number];

/** The logo next to the owner's name, in browser tabs and on shared pictures. */
export const LOGOS = ['initials', 'mark', 'own'] as const;
export type LogoChoice = (typeof LOGOS)[number];

export type Theme = 'light' | 'dark';

/** The settings that determine the style sheet. */
export type Look = {
  /** '' for the style's own accent, otherwise #rrggbb. */
  accent: string;
  style: LookStyle;
  type: TypeChoice;
};

/** Returns the chosen visual. A site without drawings has the portrait in their place, or nothing without one. */
export function toShownHero(site: { hero: HeroChoice; avatar: string; hasDrawings: boolean }): HeroChoice {
  const { hero, avatar, hasDrawings } = site;
  if (hero !== 'drawing' || hasDrawings) return hero;
  return avatar === '' ? 'none' : 'portrait';
}

/** Returns true if the content for the chosen visual exists. */
export function hasHero(site: {
  hero: HeroChoice;
  topics: readonly unknown[];
  avatar: string;
  heroImage: string;
}): boolean {
  const { hero, topics, avatar, heroImage } = site;
  return { drawing: topics.length > 0, portrait: avatar !== '', picture: heroImage !== '', none: false }[
    hero
  ];
}
