export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Normalizes a text, so that equal characters are equal strings. Unicode's stream-safe format has at most 30
 * combining marks in a row; normalizing more takes quadratic time, which a sender could use to stop the site.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize(form);
}

/** Returns the first letters of the first and last word of a name, or none if there is no letter. */
export function toInitials(name: string): string[] {
  const letters = normalizeText(name)
    .toUpperCase()
    .match(/(?<![\p{L}\p{M}\p{N}'’-])[\p{L}\p{N}]/gu);
  return letters ? [...new Set([0, letters.length - 1])].flatMap(index => letters[index] ?? []) : [];
}

const LIST = new Intl.ListFormat('en-GB');

/** Joins words, such as 'projects, skills and notes'. */
export function joinWords(words: readonly string[]): string {
  return LIST.format(words);
}

/** Returns a visible title, because an empty one would leave a heading or a link without text. */
export function displayTitle(title: string): string {
  return title.trim() === '' ? 'Untitled' : title;
}
