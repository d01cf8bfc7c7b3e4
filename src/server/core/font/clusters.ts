const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what readers see as characters: letters with their marks, or the parts of an emoji. */
export function splitClusters(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}
