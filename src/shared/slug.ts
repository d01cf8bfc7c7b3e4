import { normalizeText } from './text';

/** The length of a short key column. */
export const SLUG_MAX_LENGTH = 64;
export const SLUG_RULE = 'Use lowercase letters, digits and hyphens, such as tide-table; not an ID';

/** Matches a letter or digit of any script with its combining marks. */
const LETTER = '[\\p{L}\\p{Nd}]\\p{M}*';
export const SLUG = new RegExp(`^(?:${LETTER})+(?:-(?:${LETTER})+)*$`, 'u');
const WORDS = new RegExp(`(?:${LETTER})+`, 'gu');
/** Matches a UUID with or without hyphens. */
const ID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/;

/** Returns true if a text can replace an ID in an address. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text) && !ID.test(text) && text === completeSlug(text);
}

/** Normalizes typed text, because addresses are compared byte by byte. */
export function completeSlug(text: string): string {
  return normalizeText(normalizeText(text.trim(), 'NFKC').toLowerCase(), 'NFKC');
}

/**
 * Returns true for a path of a former site, such as '/2021/05/tide', which the site stores beside former slugs. It
 * has no slash at its end, and no part '.' or '..', because browsers request a shorter path.
 */
export function isFormerPath(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && /^(?:\/(?!\.\.?(?:\/|$))[^/?#\s\p{Cc}]+)+$/u.test(text);
}

/** Returns a decoded path in the form in which it is stored and compared. The home page has ''. */
export function toFormerPath(path: string): string {
  return normalizeText(path)
    .replace(/\/index\.html?$/i, '')
    .replace(/\/+$/, '');
}

/** Latin letters that do not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Replaces lower-case letters that people type without their key, such as ß and ø. */
export function replaceSpecialLetters(text: string): string {
  return text.replace(SPECIAL_LETTER, letter => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Derives a slug from a title. Latin letters lose their accents, and other scripts stay. Returns '' if
 * nothing is left.
 */
export function proposeSlug(title: string): string {
  const plain = normalizeText(title, 'NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['’](?=\p{L})/gu, '');
  const words = replaceSpecialLetters(completeSlug(plain)).match(WORDS);
  const slug = joinWords(words ?? []);
  return isSlug(slug) ? slug : '';
}

/** Joins as many words as fit, and truncates a first word that is too long. */
function joinWords([first = '', ...others]: string[]): string {
  const letters = first.match(new RegExp(LETTER, 'gu')) ?? [];
  let slug = '';
  for (const letter of letters) {
    if (slug.length + letter.length > SLUG_MAX_LENGTH) break;
    slug += letter;
  }
  for (const word of others) {
    const longer = `${slug}-${word}`;
    if (longer.length > SLUG_MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}
