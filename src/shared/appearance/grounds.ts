import type { LookStyle, Theme } from './looks';

/** What text stands on, and the palest text: the accent must be readable there, and its wash below that. */
export type Grounds = { bg: string; surface: string; sunken: string; ink3: string };
/** The accent, what is written on it, and its faint shade behind text. */
export type Tints = { accent: string; onAccent: string; wash: string };

/** The colours of each style that tints are measured against; tokens.css and looks/ have them for the page. */
export const GROUNDS: Record<LookStyle, Record<Theme, Grounds>> = {
  instrument: {
    light: { bg: '#f2f4f4', surface: '#ffffff', sunken: '#e7ebeb', ink3: '#566264' },
    dark: { bg: '#0d1112', surface: '#141919', sunken: '#1d2425', ink3: '#8f9c9d' },
  },
  editorial: {
    light: { bg: '#faf7f1', surface: '#fffdf9', sunken: '#f0ebe1', ink3: '#655c50' },
    dark: { bg: '#15120f', surface: '#1b1814', sunken: '#26211c', ink3: '#a3988a' },
  },
  terminal: {
    light: { bg: '#f5f6ef', surface: '#fafbf5', sunken: '#e8ebdf', ink3: '#586152' },
    dark: { bg: '#0a0e0b', surface: '#0e130f', sunken: '#182019', ink3: '#8b9b8d' },
  },
};

/** The accent of each style when the owner has chosen none. */
export const OWN_TINTS: Record<LookStyle, Record<Theme, Tints>> = {
  instrument: {
    light: { accent: '#be3a00', onAccent: '#ffffff', wash: '#fbe9e0' },
    dark: { accent: '#ff7c45', onAccent: '#180a03', wash: '#2e1a10' },
  },
  editorial: {
    light: { accent: '#8f2a1d', onAccent: '#ffffff', wash: '#f6e6df' },
    dark: { accent: '#f0917c', onAccent: '#1a0805', wash: '#331a14' },
  },
  terminal: {
    light: { accent: '#1b6a2c', onAccent: '#ffffff', wash: '#dfeeda' },
    dark: { accent: '#7be08a', onAccent: '#04140a', wash: '#12291a' },
  },
};
