import { splitWeights } from './font-faces.ts';

/** Approximate frequency of each character in English texts, in percent. */
const SHARES = {
  ' ': 18.3,
  e: 10.3,
  t: 7.5,
  a: 6.5,
  o: 6.2,
  n: 5.7,
  i: 5.6,
  s: 5.3,
  r: 4.9,
  h: 4.9,
  l: 3.3,
  d: 3.3,
  u: 2.3,
  c: 2.2,
  m: 2,
  f: 2,
  w: 1.7,
  g: 1.6,
  p: 1.5,
  y: 1.4,
  b: 1.2,
  '.': 1.2,
  ',': 1,
  v: 0.8,
  k: 0.5,
  T: 0.4,
  A: 0.4,
  S: 0.3,
  M: 0.3,
  C: 0.3,
  I: 0.4,
  P: 0.3,
  R: 0.3,
  '-': 0.3,
  x: 0.14,
  j: 0.1,
  q: 0.08,
  z: 0.05,
};

/**
 * Measures a variable font in em: its height, and its mean letter width in each face that a stand-in is scaled to.
 * @param {import('fontkit').Font} font
 * @param {import('./site-fonts.ts').FaceRange[]} faces
 */
export function measureFont(font, faces) {
  const toEm = units => Number((units / font.unitsPerEm).toFixed(5));
  const wanted = faces.flatMap(splitWeights);
  return {
    ascent: toEm(font.ascent),
    descent: toEm(-font.descent),
    means: Object.fromEntries(
      wanted.map(({ weight, width, mean }) => [
        mean,
        toEm(meanWidth(font.getVariation({ wght: weight, ...(width && { wdth: width }) }))),
      ]),
    ),
  };
}

function meanWidth(font) {
  const letters = Object.entries(SHARES);
  const sum = letters.reduce((all, [letter, share]) => {
    return all + font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth * share;
  }, 0);
  return sum / letters.reduce((all, [, share]) => all + share, 0);
}
