export type LineRange = { from: number; to: number };
type CodeInfo = { language: string; title: string; marked: LineRange[] };

/** Longer info strings are cut, which limits the time of reading them. */
const MAX_LENGTH = 500;

/** An option with a value, which may be quoted or in brackets. */
const OPTION = /(?<![\w-])([\w-]+)=("[^"]*"|'[^']*'|\{[^}]*\}|\[[^\]]*\]|[^\s,}]+)/g;
const TITLE_NAME = /^(?:title|file|filename|caption)$/i;
/** Matches markers without a name: "quoted" or /slashed/ words, and {line ranges}. */
const MARKS = /"[^"]*"|'[^']*'|(?<=\s|^)\/[^/\s]*\/(?=\s|$)|\{[^}]*\}/g;
const LINES_NAME = /^(?:hl_lines|highlight)$/i;
/** Matches {2,4-5}, but not the first number of showLineNumbers{5}. */
const LINES = /(?<![\w-])\{([\d\s,-]*)\}/;
const FILE = /[./]|^[A-Z][a-z]+file$/;

/**
 * Reads the language of a code block, its title, which may be the bare name of a file, and its marked lines, in the
 * forms of GitHub, Docusaurus, Gatsby, Hugo, VitePress, Pandoc and others. The other options have no effect.
 */
export function readCodeInfo(info: string): CodeInfo {
  const { language, rest } = splitInfo(info.trim().slice(0, MAX_LENGTH));
  const options = [...rest.matchAll(OPTION)];
  const find = (pattern: RegExp) => options.find(([, name = '']) => pattern.test(name))?.[2];
  const title = find(TITLE_NAME)?.replace(/^(["'])(.*)\1$/, '$2') ?? findFile(rest);
  const lines = find(LINES_NAME) ?? LINES.exec(rest.replace(OPTION, ' '))?.[1] ?? '';
  return { language, title, marked: parseRanges(lines) };
}

/** Reads "2,4-5" or ["2", "4-5"], with commas or spaces between. */
function parseRanges(text: string): LineRange[] {
  return Array.from(text.matchAll(/(?<![\d-])(\d{1,6})(?:-(\d{1,6}))?(?![\d-])/g), ([, from, to = from]) => ({
    from: Number(from),
    to: Number(to),
  }));
}

function splitInfo(info: string): { language: string; rest: string } {
  // Pandoc writes {.js .class}, and Quarto {js}.
  const [, braced, inside = ''] = /^\{\.?([a-z][\w+#-]*)(?=[\s,}])([^}]*)\}/i.exec(info) ?? [];
  if (braced !== undefined) return { language: braced, rest: inside.replace(/(?<=\s)[.#][\w-]+/g, '') };
  // Options may follow the language directly.
  const [word = ''] = /^[^\s{}:,[=]*/.exec(info) ?? [];
  return info[word.length] === '='
    ? { language: '', rest: info }
    : { language: word, rest: info.slice(word.length) };
}

/** Returns the words from the first to the last that name a file. */
function findFile(rest: string): string {
  const words = rest
    .replace(OPTION, ' ')
    .replace(MARKS, ' ')
    .split(/[\s,:{}]+/)
    .map(word => word.replace(/^\[(.*)\]$/, '$1'));
  const isFile = (word: string) => FILE.test(word);
  return words.slice(words.findIndex(isFile), words.findLastIndex(isFile) + 1).join(' ');
}
