const WORDS_A_MINUTE = 220;
/** In scripts without spaces, this many characters take as long to read as a word. */
const CHARACTERS_A_WORD = 2;

/** Estimates the reading time of a text, code included; at least one minute. */
export function readingMinutes(text: string): number {
  const words = countMatches(text, WORD) + countMatches(text, CHARACTER) / CHARACTERS_A_WORD;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** A word with marks such as the apostrophe in don't. */
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}'’])+/gu;

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
