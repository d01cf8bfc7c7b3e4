import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { standInFaces } from './stand-ins.mjs';

// `npm run fonts`: cuts Archivo to the letters, axes and features that the styles use. Its files are kept beside the
// styles, so that a build need not make them; tests/unit/fonts.test.ts says when they do not fit the styles any more.

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'src/client/ui/styles/fonts');
const require = createRequire(import.meta.url);

const CUT = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 }, wdth: { min: 84, max: 116 } },
  // What browsers apply by themselves, and tabular figures.
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum'],
  noHinting: true,
};

/** Latin-1, French and Turkish letters, accents, and the signs of a text: fonts.css names the same. */
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
/** All that the package's file has. */
const LATIN_EXT = [[0x100, 0xffff]];

await mkdir(folder, { recursive: true });
const latin = await cut('archivo-latin-wdth-normal.woff2', LATIN, 'archivo-latin.woff2');
await cut('archivo-latin-ext-wdth-normal.woff2', LATIN_EXT, 'archivo-latin-ext.woff2');
await writeFile(join(folder, 'stand-ins.css'), standInFaces(require('fontkit').create(latin)));

/** Also answers it as TrueType. */
async function cut(from, ranges, to) {
  const source = await readFile(require.resolve(`@fontsource-variable/archivo/files/${from}`));
  const text = ranges.map(([first, last]) => letters(first, last)).join('');
  const font = await subsetFont(source, text, CUT);
  await writeFile(join(folder, to), font);
  process.stdout.write(`${to}: ${source.length} to ${font.length} bytes\n`);
  return subsetFont(font, text, { targetFormat: 'truetype', keepFeatures: CUT.keepFeatures });
}

/** Surrogates are no letters. */
function letters(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes.filter(code => code < 0xd800 || code > 0xdfff));
}
