/** As many characters as the column of a short key holds. */
export const SLUG_MAX_LENGTH = 64;
/** Said where a slug is refused. */
export const SLUG_RULE =
  'Must be lower-case letters and digits, in words joined by hyphens, such as tide-table; not an id';

/** A letter or digit of any script, and the marks that belong to it. */
const LETTER = '[\\p{L}\\p{Nd}]\\p{M}*';
const SLUG = new RegExp(`^(?:${LETTER})+(?:-(?:${LETTER})+)*$`, 'u');
const WORDS = new RegExp(`(?:${LETTER})+`, 'gu');
/** A UUID, also one without its hyphens. */
const ID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/;

/** Whether this may stand in an address in place of an id. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text) && !ID.test(text) && text === completeSlug(text);
}

/** What was typed, with each letter in its one form: addresses are compared byte by byte. */
export function completeSlug(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Latin letters that no accent makes of a plain one. */
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

/** A slug made of a title: Latin letters lose their accents, other scripts stay. Empty where nothing can be made of it. */
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

/** As many words as there is room for; of a first one that is too long its beginning. */
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
