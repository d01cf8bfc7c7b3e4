const WORDS_A_MINUTE = 220;
/** Of scripts that put no spaces between words, so many characters take as long as a word. */
const CHARACTERS_A_WORD = 2;

/** How long a text takes to read, code included; at least a minute. */
export function readingMinutes(text: string): number {
  const words = countOf(text, WORD) + countOf(text, CHARACTER) / CHARACTERS_A_WORD;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** A word with what belongs to it, such as the apostrophe in don't. */
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}'’])+/gu;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
