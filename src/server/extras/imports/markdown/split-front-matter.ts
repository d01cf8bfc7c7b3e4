import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** Limits YAML aliases, because nested ones expand a short file to any size. */
const MAX_ALIASES = 20;

export function readYaml(text: string): unknown {
  return parseYaml(text, { maxAliasCount: MAX_ALIASES });
}

type Parse = (text: string) => unknown;
type Split = { above: string; rest: string; parse: Parse };
/** Front matter without the mark that closes it. */
type Unclosed = { missing: string };

type Kind = {
  open: RegExp;
  /** The lines that close it. */
  close: [string, ...string[]];
  /** Matches the line below the first one. Without it, the first line is text, such as a horizontal rule. */
  field: RegExp;
  parse: Parse;
};

const KINDS: Kind[] = [
  // Jekyll accepts the end of a YAML document.
  { open: /^---(?: *ya?ml)?$/, close: ['---', '...'], field: /^[\w-]+:/, parse: readYaml },
  { open: /^--- *toml$/, close: ['---'], field: /^/, parse: parseToml },
  { open: /^--- *json$/, close: ['---'], field: /^/, parse: JSON.parse },
  { open: /^\+\+\+$/, close: ['+++'], field: /^/, parse: parseToml },
  { open: /^;;;$/, close: [';;;'], field: /^ *"[^"]*":/, parse: text => JSON.parse(`{${text}}`) },
];

/** Separates front matter from the text below it. Returns null for a file without front matter. */
export function splitFrontMatter(text: string): Split | Unclosed | null {
  const lines = text.split('\n');
  return splitObject(text) ?? splitMarked(lines) ?? splitUnopened(lines);
}

/** Splits off an object in JSON, which Hugo accepts. */
function splitObject(text: string): Split | Unclosed | null {
  if (!/^\{\s*"[^"\n]*"\s*:/.test(text)) return null;
  const end = findObjectEnd(text);
  if (end === -1) return { missing: '}' };
  const [afterEnd = ''] = text.slice(end).split('\n', 1);
  // An object in a line of text is part of the text.
  if (afterEnd.trim() !== '') return null;
  return { above: text.slice(0, end), rest: text.slice(end + afterEnd.length + 1), parse: JSON.parse };
}

function findObjectEnd(text: string): number {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '{') depth += 1;
    else if (!isQuoted && character === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

function splitMarked([first = '', ...lines]: string[]): Split | Unclosed | null {
  const kind = KINDS.find(({ open }) => open.test(first.trimEnd()));
  if (!kind) return null;
  const end = lines.findIndex(line => kind.close.includes(line.trimEnd()));
  if (end !== -1) return splitAt(lines, end, kind);
  return kind.field.test(lines[0] ?? '') ? { missing: kind.close[0] } : null;
}

const USUAL_FIELD =
  /^(?:(?:title|date|draft|published|layout|tags|categories):(?:\s|$)|"(?:title|date|draft|published|layout|tags|categories)" *:)/i;

/** Splits off front matter of Hexo without a first mark. Without a usual field, it is a heading above a line. */
function splitUnopened(lines: string[]): Split | null {
  const end = lines.findIndex(line => ['', '---', ';;;'].includes(line.trimEnd()));
  const kind = KINDS.find(({ close }) => close[0] === lines[end]?.trimEnd());
  if (!kind || !lines.slice(0, end).some(line => USUAL_FIELD.test(line))) return null;
  return splitAt(lines, end, kind);
}

function splitAt(lines: string[], end: number, { parse }: Kind): Split {
  return { above: lines.slice(0, end).join('\n'), rest: lines.slice(end + 1).join('\n'), parse };
}

/** Returns true for a text that seems to begin with front matter in another format, which says whether it is public. */
export function seemsWithheld(text: string): boolean {
  const beginning = text.slice(0, 2_000);
  const isLikeFrontMatter = /^(?:[-+;{%<]|["\w-]+\s*[:=])/.test(beginning);
  return isLikeFrontMatter && /(?:^\W*|[{,]\s*)["']?(?:draft|published)["']?\s*[:=]/im.test(beginning);
}
