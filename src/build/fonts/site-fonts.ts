/** A system font that is shown until a font of the site has loaded. */
type StandIn = {
  family: string;
  regular: LocalFont;
  /** The face for weights from 600 on. Without one, the browser synthesizes it. */
  bold?: LocalFont;
};

/** `mean` is the mean letter width in em, weighted by letter frequency. */
type LocalFont = { mean: number; names: string[] };

/** A range of widths in percent, and the last weight of each range with the weight that a stand-in is scaled to. */
export type FaceRange = { widths: [number, number]; width?: number; weights: Record<number, number> };

export type SiteFont = {
  family: string;
  /** The beginning of the names of its files in src/client/ui/styles/fonts. */
  file: string;
  /** Widths in percent, for a font that has several. */
  widths?: { min: number; max: number };
  standIns: StandIn[];
  faces: FaceRange[];
};

export const WEIGHTS = { min: 400, max: 600 };

/**
 * The ranges of characters of each font's files. `latin` is cut to Latin-1, French and Turkish letters, accents and
 * punctuation. `latin-ext` has every character of the package's file, and is loaded for those listed.
 */
export const SUBSETS = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212-2215, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};

const ARCHIVO_STAND_INS: StandIn[] = [
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

const ARCHIVO_FACES: FaceRange[] = [
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
const COURIER = { mean: 0.6001, names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'] };
const DEJAVU_MONO = { mean: 0.6021, names: ['DejaVu Sans Mono', 'Menlo', 'Menlo-Regular'] };

/** A single face serves all weights. */
const ANY_FACE: FaceRange[] = [{ widths: [50, 200], weights: { 1000: 400 } }];

/** The fonts of the site. `npm run fonts` cuts their files, and the build writes their style sheets. */
export const SITE_FONTS: SiteFont[] = [
  {
    family: 'Archivo',
    file: 'archivo',
    widths: { min: 84, max: 116 },
    standIns: ARCHIVO_STAND_INS,
    faces: ARCHIVO_FACES,
  },
  {
    family: 'Newsreader',
    file: 'newsreader',
    standIns: [
      { family: 'Newsreader Times', regular: TIMES },
      { family: 'Newsreader DejaVu', regular: DEJAVU_SERIF },
    ],
    faces: ANY_FACE,
  },
  {
    family: 'Newsreader Display',
    file: 'newsreader-display',
    standIns: [
      { family: 'Newsreader Display Times', regular: TIMES },
      { family: 'Newsreader Display DejaVu', regular: DEJAVU_SERIF },
    ],
    faces: ANY_FACE,
  },
  {
    family: 'JetBrains Mono',
    file: 'jetbrains-mono',
    standIns: [
      { family: 'JetBrains Mono DejaVu', regular: DEJAVU_MONO },
      { family: 'JetBrains Mono Courier', regular: COURIER },
    ],
    faces: ANY_FACE,
  },
];
