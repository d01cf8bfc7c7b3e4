/** The design styles: `instrument` is drawn, `editorial` focuses on text, and `terminal` is monospaced. */
export declare const LOOK_STYLES: readonly ['instrument', 'editorial', 'terminal'];
export type LookStyle = (typeof LOOK_STYLES)[number];
/** The theme for visitors who have not chosen one. With `visitor` it follows their system. */
export declare const FIRST_THEMES: readonly ['visitor', 'light', 'dark'];
export type FirstTheme = (typeof FIRST_THEMES)[number];
/** Matching fonts for headings and text. With `style` it is the pair of the style. */
export declare const TYPE_PAIRS: readonly ['archivo', 'serif-archivo', 'serif', 'mono'];
export type TypePair = (typeof TYPE_PAIRS)[number];
export declare const TYPE_CHOICES: readonly ["style", "archivo", "serif-archivo", "serif", "mono"];
export type TypeChoice = (typeof TYPE_CHOICES)[number];
export declare function toTypePair({ style, type }: Pick<Look, 'style' | 'type'>): TypePair;
/** The visual next to the text at the top of the home page, which is omitted if its content is missing. */
export declare const HEROES: readonly ['drawing', 'portrait', 'picture', 'none'];
export type HeroChoice = (typeof HEROES)[number];
/** The logo next to the owner's name, in browser tabs and on shared pictures. */
export declare const LOGOS: readonly ['initials', 'mark', 'own'];
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
export declare function toShownHero(site: {
    hero: HeroChoice;
    avatar: string;
    hasDrawings: boolean;
}): HeroChoice;
/** Returns true if the content for the chosen visual exists. */
export declare function hasHero(site: {
    hero: HeroChoice;
    topics: readonly unknown[];
    avatar: string;
    heroImage: string;
}): boolean;
