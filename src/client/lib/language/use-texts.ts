import { useEffect, useState } from 'react';
import type { LanguageCode } from '#shared/language/languages';
import { findTexts, loadTexts, type OwnTexts } from '#shared/language/load-texts';

/** Returns the texts of a language. Loads a language that was chosen after the page: until then, texts are English. */
export function useTexts(language: LanguageCode): OwnTexts | undefined {
  const [, setLoaded] = useState(language);
  const texts = findTexts(language);
  useEffect(() => {
    if (texts) return;
    loadTexts(language)
      .then(() => setLoaded(language))
      // English texts stay, and the next page tries again.
      .catch(() => {});
  }, [texts, language]);
  return texts;
}
