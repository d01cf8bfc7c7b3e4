import type { LookStyle, Theme } from './looks';
type Pair = readonly [light: string, dark: string];
/**
 * The colors of each style are defined only here. The style sheets, the tints, the resume and the server's
 * pictures derive from them (src/build/generated-css.ts, server/http/pages/page-look.ts). `ink` to `ink3` are text.
 */
export declare const PALETTES: {
    readonly instrument: {
        readonly bg: readonly ["#f2f4f4", "#0d1112"];
        readonly surface: readonly ["#ffffff", "#141919"];
        readonly sunken: readonly ["#e7ebeb", "#1d2425"];
        readonly line: readonly ["#d3dada", "#2a3334"];
        readonly control: readonly ["#7a8687", "#6b787a"];
        readonly ink: readonly ["#12181a", "#edf1f0"];
        readonly ink2: readonly ["#414b4e", "#b4bfbf"];
        readonly ink3: readonly ["#566264", "#8f9c9d"];
        readonly onInk: readonly ["#f2f4f4", "#0d1112"];
        readonly tick: readonly ["#b5bfc0", "#3d494b"];
        readonly tickStrong: readonly ["#7a8687", "#6b787a"];
        readonly accent: readonly ["#be3a00", "#ff7c45"];
        readonly onAccent: readonly ["#ffffff", "#180a03"];
        readonly accentWash: readonly ["#fbe9e0", "#2e1a10"];
        readonly isoTop: readonly ["#ffffff", "#20292a"];
        readonly isoSide: readonly ["#edf0f0", "#1a2122"];
        readonly isoShade: readonly ["#c9d1d1", "#101617"];
        readonly isoLine: readonly ["#2b3436", "#a9b6b6"];
        readonly isoSoft: readonly ["#9aa6a7", "#4e5b5d"];
        readonly isoWell: readonly ["#edf0f0", "#141a1b"];
        readonly coverBg: readonly ["#e4e9e9", "#141a1b"];
        readonly coverGrid: readonly ["#d8dede", "#1b2223"];
    };
    readonly editorial: {
        readonly bg: readonly ["#faf7f1", "#15120f"];
        readonly surface: readonly ["#fffdf9", "#1b1814"];
        readonly sunken: readonly ["#f0ebe1", "#26211c"];
        readonly line: readonly ["#dcd4c6", "#383029"];
        readonly control: readonly ["#857c6d", "#7f7568"];
        readonly ink: readonly ["#1d1915", "#f3ede3"];
        readonly ink2: readonly ["#4b433a", "#c6bcae"];
        readonly ink3: readonly ["#655c50", "#a3988a"];
        readonly onInk: readonly ["#faf7f1", "#15120f"];
        readonly tick: readonly ["#c5bbaa", "#463d34"];
        readonly tickStrong: readonly ["#857c6d", "#7f7568"];
        readonly accent: readonly ["#8f2a1d", "#f0917c"];
        readonly onAccent: readonly ["#ffffff", "#1a0805"];
        readonly accentWash: readonly ["#f6e6df", "#331a14"];
        readonly isoTop: readonly ["#fffdf9", "#26211c"];
        readonly isoSide: readonly ["#f3eee5", "#1f1b17"];
        readonly isoShade: readonly ["#d8cfbf", "#120f0c"];
        readonly isoLine: readonly ["#3a322a", "#b5aa9c"];
        readonly isoSoft: readonly ["#a89d8c", "#5c5248"];
        readonly isoWell: readonly ["#f3eee5", "#1b1814"];
        readonly coverBg: readonly ["#ece6da", "#1b1814"];
        readonly coverGrid: readonly ["#e2dacb", "#241f1a"];
    };
    readonly terminal: {
        readonly bg: readonly ["#f5f6ef", "#0a0e0b"];
        readonly surface: readonly ["#fafbf5", "#0e130f"];
        readonly sunken: readonly ["#e8ebdf", "#182019"];
        readonly line: readonly ["#cdd3c4", "#263128"];
        readonly control: readonly ["#78826f", "#647366"];
        readonly ink: readonly ["#141a12", "#e2efe3"];
        readonly ink2: readonly ["#3f493b", "#aebfb0"];
        readonly ink3: readonly ["#586152", "#8b9b8d"];
        readonly onInk: readonly ["#f5f6ef", "#0a0e0b"];
        readonly tick: readonly ["#b4bca9", "#364438"];
        readonly tickStrong: readonly ["#78826f", "#647366"];
        readonly accent: readonly ["#1b6a2c", "#7be08a"];
        readonly onAccent: readonly ["#ffffff", "#04140a"];
        readonly accentWash: readonly ["#dfeeda", "#12291a"];
        readonly isoTop: readonly ["#fafbf5", "#182019"];
        readonly isoSide: readonly ["#edf0e5", "#121812"];
        readonly isoShade: readonly ["#cbd2c0", "#0a0e0b"];
        readonly isoLine: readonly ["#2b3527", "#9fb3a2"];
        readonly isoSoft: readonly ["#99a48f", "#46554a"];
        readonly isoWell: readonly ["#edf0e5", "#0e130f"];
        readonly coverBg: readonly ["#e4e8da", "#0e130f"];
        readonly coverGrid: readonly ["#d9decd", "#172018"];
    };
};
/** Semantic colors, which all styles share. */
export declare const MEANINGS: {
    readonly ok: readonly ["#17693a", "#6fd79a"];
    readonly okWash: readonly ["#dff1e6", "#12291c"];
    readonly warn: readonly ["#7f4e00", "#f0be5a"];
    readonly warnWash: readonly ["#f8ebd0", "#2c2210"];
    readonly info: readonly ["#1b5cad", "#83b8ff"];
    readonly infoWash: readonly ["#e0ebf9", "#122337"];
    readonly danger: readonly ["#b0103a", "#ff7f98"];
    readonly dangerWash: readonly ["#fbe3e8", "#331720"];
    readonly dangerSolid: readonly ["#b0103a", "#cf3358"];
};
type StyleColor = keyof (typeof PALETTES)['instrument'];
export type Colors = (name: Color) => string;
export type Color = StyleColor | keyof typeof MEANINGS;
/** Returns a lookup for the colors of a style in one theme. */
export declare function toColors(style: LookStyle, theme: Theme): Colors;
/** Converts colors to declarations of custom properties, in which `ink2` becomes `--ink-2`. */
export declare function colorDeclarations(colors: Record<string, Pair>): [property: string, value: string][];
export declare function lightDark([light, dark]: Pair): string;
export {};
