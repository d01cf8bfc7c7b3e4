import { CONTACT_MESSAGES, type CONTACT_TEXTS } from '#shared/language/english/contact';
import type { Translate } from '#shared/language/translate';
import { toKeys } from '#shared/map-values';

export type ContactWords = Translate<typeof CONTACT_TEXTS>;

/** Translates a message of the API, which is in English, if the table has it. */
export function translateMessage(message: string, t: ContactWords): string {
  const name = toKeys(CONTACT_MESSAGES).find(key => CONTACT_MESSAGES[key] === message);
  return name ? t(name) : message;
}
