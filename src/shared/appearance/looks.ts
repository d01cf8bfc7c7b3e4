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

/** What stands beside the words at the top of the home page; what there is nothing of is not shown. */
export const HEROES = ['drawing', 'portrait', 'picture', 'none'] as const;
export type HeroChoice = (typeof HEROES)[number];

/** What stands beside the owner's name, in browser tabs and on shared pictures. */
export const LOGOS = ['initials', 'mark', 'own'] as const;
export type LogoChoice = (typeof LOGOS)[number];

export type Theme = 'light' | 'dark';

/** What of the settings makes the style sheet. */
export type Look = {
  /** '' for the style's own, else #rrggbb. */
  accent: string;
  style: LookStyle;
  type: TypeChoice;
};

/** Whether there is what the owner chose for the top of the home page. */
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

/** The settings of how the site looks. */
export type Appearance = Look & {
  firstTheme: FirstTheme;
  hero: HeroChoice;
  /** The address of the owner's own picture there; '' for none. */
  heroImage: string;
  heroImageAlt: string;
  logo: LogoChoice;
  /** The address of the owner's own logo; '' for none. */
  logoImage: string;
};

export const DEFAULT_APPEARANCE: Appearance = {
  accent: '',
  style: 'instrument',
  type: 'style',
  firstTheme: 'visitor',
  hero: 'drawing',
  heroImage: '',
  heroImageAlt: '',
  logo: 'initials',
  logoImage: '',
};
