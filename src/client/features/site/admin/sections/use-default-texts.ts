import { useTexts } from '#client/lib/language/use-texts';
import { useSite } from '#client/lib/site-queries';
import { ENGLISH, type TextKey } from '#shared/language/english';

/** Returns the texts of the site's language, which are English until they have loaded. */
export function useDefaultTexts(): Record<TextKey, string> {
  return { ...ENGLISH, ...useTexts(useSite().language) };
}
