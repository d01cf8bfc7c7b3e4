import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { measureFont } from './measure-font.mjs';
import { SITE_FONTS, SUBSETS, WEIGHTS } from './site-fonts.ts';

// `npm run fonts` subsets the fonts to the characters, axes and features that the styles use, and measures them. The
// files are committed, so that a build need not create them. tests/unit/fonts.test.ts fails if they no longer match
// the styles.

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'src/client/ui/styles/fonts');
const require = createRequire(import.meta.url);

const CUT = {
  targetFormat: 'woff2',
  // These are the features that browsers apply by default, and tabular figures.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum'],
  noHinting: true,
};

/** The package, axes and features of each font's files. */
const CUTS = {
  Archivo: { source: 'archivo/files/archivo-SUBSET-wdth-normal.woff2', axes: {} },
  // Each file has a fixed optical size, one for text and one for large headings.
  Newsreader: { source: 'newsreader/files/newsreader-SUBSET-opsz-normal.woff2', axes: { opsz: 15 } },
  'Newsreader Display': {
    source: 'newsreader/files/newsreader-SUBSET-opsz-normal.woff2',
    axes: { opsz: 56 },
  },
  'JetBrains Mono': {
    source: 'jetbrains-mono/files/jetbrains-mono-SUBSET-wght-normal.woff2',
    axes: {},
    // Ligatures would replace two characters of the owner's text with one.
    features: ['ccmp', 'locl'],
  },
};

/** Every character of the package's file. */
const ALL = letters(0x100, 0xffff);
const LATIN = SUBSETS.latin
  .split(', ')
  .map(range =>
    range
      .slice(2)
      .split('-')
      .map(code => Number.parseInt(code, 16)),
  )
  .map(([first, last = first]) => letters(Math.max(first, 0x20), last))
  .join('');

const metrics = {};
for (const font of SITE_FONTS) {
  const latin = await cut(font, 'latin', LATIN);
  await cut(font, 'latin-ext', ALL);
  metrics[font.family] = measureFont(require('fontkit').create(latin), font.faces);
}
await writeFile(join(import.meta.dirname, 'metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);

/** Writes one subset of a font and returns it as TrueType. */
async function cut({ family, file, widths }, subset, text) {
  const { source: pattern, axes, features = CUT.keepFeatures } = CUTS[family];
  const to = `${file}-${subset}.woff2`;
  const source = await readFile(require.resolve(`@fontsource-variable/${pattern.replace('SUBSET', subset)}`));
  const variationAxes = { wght: WEIGHTS, ...(widths && { wdth: widths }), ...axes };
  const font = await subsetFont(source, text, { ...CUT, keepFeatures: features, variationAxes });
  await writeFile(join(folder, to), font);
  process.stdout.write(`${to}: ${source.length} to ${font.length} bytes\n`);
  return subsetFont(font, text, { targetFormat: 'truetype', keepFeatures: features });
}

/** Returns the characters in a range, without surrogates. */
function letters(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes.filter(code => code < 0xd800 || code > 0xdfff));
}
