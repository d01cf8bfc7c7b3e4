import type { TextKey } from './english';
import { LANGUAGES, type LanguageCode } from './languages';

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
