import type { Translation } from './english';

export type Language = {
  /** Its name for itself. */
  name: string;
  /** The locale of dates, numbers and plurals. */
  locale: string;
  /** Opening and closing quotation marks, and those of a quotation inside another. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
  /** The file below src/shared/language with the translation. Null for the language of the code. */
  file: string | null;
  load: () => Promise<{ TEXTS: Partial<Translation> }>;
};

/** The languages that public pages can have. The key of each is its code in `<html lang>`. */
export const LANGUAGES = {
  en: {
    name: 'English',
    locale: 'en',
    quotes: ['“', '”', '‘', '’'],
    file: null,
    load: async () => ({ TEXTS: {} }),
  },
  de: {
    name: 'Deutsch',
    locale: 'de',
    quotes: ['„', '“', '‚', '‘'],
    file: 'german.ts',
    load: () => import('./german'),
  },
} as const satisfies Record<string, Language>;
export type LanguageCode = keyof typeof LANGUAGES;

/** The language of the owner's area. */
export const OWNER_LANGUAGE: LanguageCode = 'en';
