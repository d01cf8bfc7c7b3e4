/**
 * Fonts that machines have, in the measures of those that the site brings: what is read before those have come must not
 * move when they do. Their mean letter width, in em, is that of their letters by how often they come.
 */
const ARCHIVO_STAND_INS = [
  {
    family: 'Archivo Arial',
    regular: { mean: 0.4408, names: ['Arial', 'ArialMT', 'Liberation Sans'] },
    bold: { mean: 0.475, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  },
  {
    family: 'Archivo Roboto',
    regular: { mean: 0.4402, names: ['Roboto', 'Roboto-Regular'] },
    bold: { mean: 0.4474, names: ['Roboto Bold', 'Roboto-Bold'] },
  },
  {
    family: 'Archivo DejaVu',
    regular: { mean: 0.5034, names: ['DejaVu Sans'] },
    bold: { mean: 0.5692, names: ['DejaVu Sans Bold'] },
  },
];

/** Which faces the styles use: the width, as a range and its measure; weights up to which one stands in, and its measure. */
const ARCHIVO_FACES = [
  { widths: [50, 88], width: 84, weights: { 524: 400, 1000: 600 } },
  { widths: [88.1, 96], width: 92, weights: { 1000: 400 } },
  { widths: [96.1, 102], width: 100, weights: { 474: 400, 574: 550, 1000: 600 } },
  { widths: [102.1, 106], width: 104, weights: { 1000: 600 } },
  { widths: [106.1, 110], width: 108, weights: { 474: 450, 574: 500, 1000: 600 } },
  { widths: [110.1, 114], width: 112, weights: { 1000: 600 } },
  { widths: [114.1, 200], width: 116, weights: { 1000: 600 } },
];
const TIMES = { mean: 0.4006, names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'] };
const DEJAVU_SERIF = { mean: 0.5103, names: ['DejaVu Serif'] };
const COURIER = {
  mean: 0.6001,
  names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
};
const DEJAVU_MONO = { mean: 0.6021, names: ['DejaVu Sans Mono', 'Menlo', 'Menlo-Regular'] };

/** One face for every weight, made bolder by the browser. */
const ANY_FACE = [{ widths: [50, 200], weights: { 1000: 400 } }];

/** What stands in for each of the site's fonts. */
const FONTS = {
  Archivo: { standIns: ARCHIVO_STAND_INS, faces: ARCHIVO_FACES },
  Newsreader: {
    standIns: [
      { family: 'Newsreader Times', regular: TIMES },
      { family: 'Newsreader DejaVu', regular: DEJAVU_SERIF },
    ],
    faces: ANY_FACE,
  },
  'Newsreader Display': {
    standIns: [
      { family: 'Newsreader Display Times', regular: TIMES },
      { family: 'Newsreader Display DejaVu', regular: DEJAVU_SERIF },
    ],
    faces: ANY_FACE,
  },
  'JetBrains Mono': {
    standIns: [
      { family: 'JetBrains Mono DejaVu', regular: DEJAVU_MONO },
      { family: 'JetBrains Mono Courier', regular: COURIER },
    ],
    faces: ANY_FACE,
  },
};

/** From here on the bold face looks more like it. */
const BOLD_FROM = 600;

/** How often each letter comes in a hundred of English, about. */
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

/** @param {import('fontkit').Font} font with its axes */
export function standInFaces(font, name) {
  const { standIns, faces: wanted } = FONTS[name];
  const faces = standIns.flatMap(standIn =>
    wanted.flatMap(({ widths, width, weights }) => {
      let from = 1;
      return Object.entries(weights).map(([to, weight]) => {
        const { mean, names } = weight >= BOLD_FROM && standIn.bold ? standIn.bold : standIn.regular;
        const share = meanWidth(font.getVariation({ wght: weight, ...(width && { wdth: width }) })) / mean;
        const face = [
          `font-family: "${standIn.family}"`,
          `font-weight: ${from} ${to}`,
          `font-stretch: ${widths[0]}% ${widths[1]}%`,
          `src: ${names.map(name => `local("${name}")`).join(', ')}`,
          `size-adjust: ${percent(share)}`,
          // The browser scales these with the letters.
          `ascent-override: ${percent(font.ascent / font.unitsPerEm / share)}`,
          `descent-override: ${percent(-font.descent / font.unitsPerEm / share)}`,
          'line-gap-override: 0%',
        ];
        from = Number(to) + 1;
        return `@font-face {\n${face.map(line => `  ${line};\n`).join('')}}\n`;
      });
    }),
  );
  return `/* Made by \`npm run fonts\`: see src/build/fonts/stand-ins.mjs. */\n${faces.join('\n')}`;
}

function meanWidth(font) {
  const letters = Object.entries(SHARES);
  const sum = letters.reduce((all, [letter, share]) => {
    return all + font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth * share;
  }, 0);
  return sum / letters.reduce((all, [, share]) => all + share, 0) / font.unitsPerEm;
}

function percent(share) {
  return `${(share * 100).toFixed(1)}%`;
}
