import type { FirstTheme, HeroChoice, LogoChoice, LookStyle, TypeChoice } from './looks';
/** The labels and descriptions of styles in the owner's settings. */
export declare const STYLE_LABELS: Record<LookStyle, {
    label: string;
    description: string;
}>;
export declare const TYPE_LABELS: Record<TypeChoice, string>;
export declare const HERO_LABELS: Record<HeroChoice, {
    label: string;
    description: string;
}>;
export declare const LOGO_LABELS: Record<LogoChoice, {
    label: string;
    description: string;
}>;
export declare const FIRST_THEME_LABELS: Record<FirstTheme, string>;
