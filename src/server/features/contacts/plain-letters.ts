import { normalizeText } from '#shared/text';

/** Matches text whose letters have no accents or other forms. */
const ASCII = /^[\u0020-\u007e\s]*$/;

/**
 * Removes case, accents and repeated spaces, so that "Ärger" equals "arger" on every engine. Databases
 * disagree about letters outside ASCII.
 */
export function toPlainLetters(text: string): string {
  const lower = text.toLowerCase();
  const letters = ASCII.test(lower)
    ? lower
    : normalizeText(lower, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/\s+/gu, ' ').trim();
}
