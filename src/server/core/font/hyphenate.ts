import { createRequire } from 'node:module';
import createHyphenator, {
  type HyphenationFunctionAsync,
  type HyphenationFunctionSync,
  type PatternsDefinition,
} from 'hyphen';

const require = createRequire(import.meta.url);

/** The languages with hyphens whose patterns the package has. */
const LANGUAGES = new Set(
  (
    'af be bg ca cs cy da de el en es et eu fi fr ga gl hr hu hy id is it ka la lt lv mk nb nl nn no oc pl pt ro ru ' +
    'sk sl sq sr sv tr uk'
  ).split(' '),
);

/** A line of a heading has space for this many letters, because headings shrink with their column. */
const LINE_LETTERS = 14;
/** Words of a narrow column with more letters get hyphens. */
const NARROW_LETTERS = 9;

const SOFT_HYPHEN = '\u00AD';
const WORD = /[\p{L}\p{M}\u00AD]+/gu;
/** A hyphen leaves at least three letters before it and four after it, as in the style sheet. */
const NEAR_AN_END = /(?<=^(?:\u00AD?[^\u00AD]){1,2})\u00AD|\u00AD(?=(?:[^\u00AD]\u00AD?){1,3}$)/g;
/** The joints of German compounds that end in a suffix and a linking element. */
const JOINT = /(?<=heits|keits|schafts|ungs|ions|täts|lings|tums|fahrts)\u00AD/;

/** Adds soft hyphens to the long words of a text, by the patterns of its language. They are for display only. */
export function hyphenate(text: string, language: string, isNarrow = false): string {
  const [name = ''] = language.split('-');
  if (!LANGUAGES.has(name)) return text;
  const letters = isNarrow ? NARROW_LETTERS : LINE_LETTERS;
  return text.replace(WORD, word => {
    if (word.length <= letters || word.includes(SOFT_HYPHEN)) return word;
    const hyphenated = load(name)(word);
    return typeof hyphenated === 'string' ? preferJoints(hyphenated.replace(NEAR_AN_END, '')) : word;
  });
}

/** Keeps only the hyphens at joints, except in parts that are longer than a line. */
function preferJoints(word: string): string {
  const parts = word.split(JOINT);
  if (parts.length === 1) return word;
  return parts
    .map(part => {
      const whole = part.replaceAll(SOFT_HYPHEN, '');
      return whole.length > LINE_LETTERS + 2 ? part : whole;
    })
    .join(SOFT_HYPHEN);
}

const loaded = new Map<string, HyphenationFunctionSync | HyphenationFunctionAsync>();

/** Loads the patterns of a language on first use, because those of German have 750 kB. */
function load(language: string): HyphenationFunctionSync | HyphenationFunctionAsync {
  const known = loaded.get(language);
  if (known) return known;
  const { patterns }: { patterns: PatternsDefinition } = require(`hyphen/${language}`);
  const hyphenator = createHyphenator(patterns, { minWordLength: NARROW_LETTERS, html: false });
  loaded.set(language, hyphenator);
  return hyphenator;
}
