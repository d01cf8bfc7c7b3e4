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
    'af be bg ca cs cy da de el en es et eu fi fr ga gl hr hu hy id is it ka la lt lv mk nb nl nn no oc pl pt ro ru sk ' +
    'sl sq sr sv tr uk'
  ).split(' '),
);

/** Shorter words fit on a line of a heading, which shrinks with its column. */
const HYPHENATED_LETTERS = 15;
const LONG_WORD = new RegExp(`\\p{L}{${HYPHENATED_LETTERS}}`, 'u');
/** A hyphen leaves at least five letters before it and four after it, as in the style sheet. */
const NEAR_AN_END =
  /(?<=(?<![\p{L}\u00AD])(?:\u00AD?\p{L}){1,4})\u00AD|\u00AD(?=(?:\p{L}\u00AD?){1,3}(?![\p{L}\u00AD]))/gu;

const loaded = new Map<string, HyphenationFunctionSync | HyphenationFunctionAsync>();

/** Adds soft hyphens to the long words of a text, by the patterns of its language. They are for display only. */
export function hyphenate(text: string, language: string): string {
  const [name = ''] = language.split('-');
  if (!LANGUAGES.has(name) || !LONG_WORD.test(text)) return text;
  const hyphenated = load(name)(text);
  return typeof hyphenated === 'string' ? hyphenated.replace(NEAR_AN_END, '') : text;
}

/** Loads the patterns of a language on first use, because those of German have 750 kB. */
function load(language: string): HyphenationFunctionSync | HyphenationFunctionAsync {
  const known = loaded.get(language);
  if (known) return known;
  const { patterns }: { patterns: PatternsDefinition } = require(`hyphen/${language}`);
  const hyphenator = createHyphenator(patterns, { minWordLength: HYPHENATED_LETTERS, html: false });
  loaded.set(language, hyphenator);
  return hyphenator;
}
