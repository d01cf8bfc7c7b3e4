const LIST = new Intl.ListFormat('en-GB');

/** 'projects, skills and notes'. */
export function listWords(words: readonly string[]): string {
  return LIST.format(words);
}
