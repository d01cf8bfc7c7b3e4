export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the first letters of the first and last word of a name; empty when there is no letter. */
export function getInitials(name: string): string[] {
  const letters = name
    .normalize()
    .toUpperCase()
    .match(/(?<![\p{L}\p{M}\p{N}'’-])[\p{L}\p{N}]/gu);
  return letters ? [...new Set([0, letters.length - 1])].flatMap(index => letters[index] ?? []) : [];
}

const LIST = new Intl.ListFormat('en-GB');

/** Joins words like 'projects, skills and notes'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}

/** Returns a visible title: an empty one would leave a heading or a link without text. */
export function shownTitle(title: string): string {
  return title.trim() === '' ? 'Untitled' : title;
}
