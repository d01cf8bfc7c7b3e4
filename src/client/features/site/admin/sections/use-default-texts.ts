import { useEffect, useState } from 'react';
import { useSite } from '#client/lib/site-queries';
import { ENGLISH, type TextKey } from '#shared/language/english';
import { findTexts, loadTexts } from '#shared/language/load-texts';

/** Returns the texts of the site's language, which are English until they have loaded. */
export function useDefaultTexts(): Record<TextKey, string> {
  const { language } = useSite();
  const [, setLoaded] = useState(language);
  const texts = findTexts(language);
  useEffect(() => {
    if (!texts)
      loadTexts(language)
        .then(() => setLoaded(language))
        .catch(() => {});
  }, [texts, language]);
  return { ...ENGLISH, ...texts };
}
