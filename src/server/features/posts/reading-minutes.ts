const WORDS_A_MINUTE = 220;

/** How long a text takes to read, code included; at least a minute. */
export function readingMinutes(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

// Of scripts without spaces too.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
