import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { standInFaces } from './stand-ins.mjs';

// `npm run fonts` subsets the fonts to the characters, axes and features that the styles use. The files are
// committed, so that a build need not create them. tests/unit/fonts.test.ts fails if they no longer match the
// styles.

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'src/client/ui/styles/fonts');
const require = createRequire(import.meta.url);

const WEIGHTS = { min: 400, max: 600 };
const CUT = {
  targetFormat: 'woff2',
  // These are the features that browsers apply by default, and tabular figures.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum'],
  noHinting: true,
};

/**
 * Latin-1, French and Turkish letters, accents and punctuation. The list must match the ranges in fonts.css.
 */
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
];
/** This range covers every character in the package's file. */
const LATIN_EXT = [[0x100, 0xffff]];

await mkdir(folder, { recursive: true });
const FONTS = [
  {
    name: 'Archivo',
    source: 'archivo/files/archivo-SUBSET-wdth-normal.woff2',
    axes: { wght: WEIGHTS, wdth: { min: 84, max: 116 } },
    to: 'archivo',
    standIns: 'stand-ins.css',
  },
  // Each file has a fixed optical size, one for text and one for large headings.
  {
    name: 'Newsreader',
    source: 'newsreader/files/newsreader-SUBSET-opsz-normal.woff2',
    axes: { wght: WEIGHTS, opsz: 15 },
    to: 'newsreader',
    standIns: 'newsreader-stand-ins.css',
  },
  {
    name: 'Newsreader Display',
    source: 'newsreader/files/newsreader-SUBSET-opsz-normal.woff2',
    axes: { wght: WEIGHTS, opsz: 56 },
    to: 'newsreader-display',
    standIns: 'newsreader-display-stand-ins.css',
  },
  {
    name: 'JetBrains Mono',
    source: 'jetbrains-mono/files/jetbrains-mono-SUBSET-wght-normal.woff2',
    axes: { wght: WEIGHTS },
    to: 'jetbrains-mono',
    // Ligatures would replace two characters of the owner's text with one.
    features: ['ccmp', 'locl'],
    standIns: 'jetbrains-mono-stand-ins.css',
  },
];

for (const font of FONTS) {
  const latin = await cut(font, 'latin', LATIN);
  await cut(font, 'latin-ext', LATIN_EXT);
  await writeFile(join(folder, font.standIns), standInFaces(require('fontkit').create(latin), font.name));
}

/** Writes one subset of a font and returns it as TrueType. */
async function cut({ source: pattern, axes, features = CUT.keepFeatures, to: base }, subset, ranges) {
  const to = `${base}-${subset}.woff2`;
  const source = await readFile(require.resolve(`@fontsource-variable/${pattern.replace('SUBSET', subset)}`));
  const text = ranges.map(([first, last]) => letters(first, last)).join('');
  const font = await subsetFont(source, text, { ...CUT, keepFeatures: features, variationAxes: axes });
  await writeFile(join(folder, to), font);
  process.stdout.write(`${to}: ${source.length} to ${font.length} bytes\n`);
  return subsetFont(font, text, { targetFormat: 'truetype', keepFeatures: features });
}

/** Returns the characters in a range, without surrogates. */
function letters(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes.filter(code => code < 0xd800 || code > 0xdfff));
}
