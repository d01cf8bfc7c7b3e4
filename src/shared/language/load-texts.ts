import type { TextKey } from './english';
import { LANGUAGES, type LanguageCode } from './languages';
import type { Words } from './translate';

/** The texts of a language or of an owner. */
export type OwnTexts = Partial<Record<TextKey, string>>;

const loaded = new Map<LanguageCode, OwnTexts>();

/** Loads the texts that replace the English ones. Call it before a page in the language renders. */
export async function loadTexts(code: LanguageCode): Promise<void> {
  const { TEXTS } = await LANGUAGES[code].load();
  loaded.set(code, TEXTS);
}

export function findTexts(code: LanguageCode): OwnTexts | undefined {
  return loaded.get(code);
}

/** Returns the words of a site whose language has been loaded. */
export function toWords({ language, texts }: { language: LanguageCode; texts: OwnTexts }): Words {
  return { locale: LANGUAGES[language].locale, texts: { ...loaded.get(language), ...texts } };
}
