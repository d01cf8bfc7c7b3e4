import { createContext, useContext, useMemo } from 'react';
import { type LanguageCode, OWNER_LANGUAGE } from '#shared/language/languages';
import type { OwnTexts } from '#shared/language/load-texts';
import { createTranslate, type Texts, type Translate } from '#shared/language/translate';

export type PageWords = {
  language: LanguageCode;
  /** The locale of dates and numbers. */
  locale: string;
  /** The texts that replace English ones. */
  texts: OwnTexts;
};

/** The words of the page, which are English for the owner. */
export const PageWordsContext = createContext<PageWords>({
  language: OWNER_LANGUAGE,
  locale: OWNER_LANGUAGE,
  texts: {},
});

/** Returns a function that finds a text of a part of the English table in the language of the page. */
export function useTranslation<English extends Texts>(english: English): Translate<English> {
  const words = useContext(PageWordsContext);
  return useMemo(() => createTranslate(english, words), [english, words]);
}

export function useLanguage(): Pick<PageWords, 'language' | 'locale'> {
  return useContext(PageWordsContext);
}
