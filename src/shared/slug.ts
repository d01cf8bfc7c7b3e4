/** The length of a short key column. */
export const SLUG_MAX_LENGTH = 64;
export const SLUG_RULE = 'Use lowercase letters, digits and hyphens, such as tide-table; not an ID';

/** A letter or digit of any script with its combining marks. */
const LETTER = '[\\p{L}\\p{Nd}]\\p{M}*';
const SLUG = new RegExp(`^(?:${LETTER})+(?:-(?:${LETTER})+)*$`, 'u');
const WORDS = new RegExp(`(?:${LETTER})+`, 'gu');
/** A UUID with or without hyphens. */
const ID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/;

/** Checks whether a text can replace an id in an address. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text) && !ID.test(text) && text === completeSlug(text);
}

/** Normalizes typed text, because addresses are compared byte by byte. */
export function completeSlug(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
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
  ı: 'i',
};

/** Derives a slug from a title: Latin letters lose their accents, other scripts stay. Empty when nothing is left. */
export function proposeSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['’](?=\p{L})/gu, '');
  const words = completeSlug(plain)
    .replace(/[ßæœøłđðþı]/g, letter => PLAIN_LETTERS[letter] ?? letter)
    .match(WORDS);
  const slug = joinWords(words ?? []);
  return isSlug(slug) ? slug : '';
}

/** Joins as many words as fit; truncates a first word that is too long. */
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
