import { createContext, useContext } from 'react';
import { LANGUAGES, type Language, type LanguageCode, OWNER_LANGUAGE } from '#shared/language/languages';

/** The language of the words on the page. */
export const LanguageContext = createContext<LanguageCode>(OWNER_LANGUAGE);

export function useLanguage(): Language & { code: LanguageCode } {
  const code = useContext(LanguageContext);
  return { code, ...LANGUAGES[code] };
}

/** Returns the `lang` of the site's words inside an item, if the item has a language of its own. */
export function useLangOfWords(language: string | undefined): string | undefined {
  const { code } = useLanguage();
  return language && code;
}
