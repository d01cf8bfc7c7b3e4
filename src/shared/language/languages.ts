export type Language = {
  /** Its name for itself. */
  name: string;
  /** The locale of dates, numbers and plurals. */
  locale: string;
  /** Opening and closing quotation marks, and those of a quotation inside another. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
};

/** The languages that public pages can have. The key of each is its code in `<html lang>`. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en', quotes: ['“', '”', '‘', '’'] },
  de: { name: 'Deutsch', locale: 'de', quotes: ['„', '“', '‚', '‘'] },
} as const satisfies Record<string, Language>;
export type LanguageCode = keyof typeof LANGUAGES;

/** The language of the owner's area. */
export const OWNER_LANGUAGE: LanguageCode = 'en';
