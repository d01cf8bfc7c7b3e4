import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { AppError } from '#server/core/errors/app-error';
import { type Fields, lowerNames } from './front-matter-values';

export type MarkdownFile = {
  /** The path in the folder. */
  path: string;
  content: string;
  /** The common folder of all files, such as 'site/', or ''. */
  root?: string;
  /** Fields of other files that apply to this one. Its own come first. */
  inherited?: Fields;
};
export type FrontMatter = { fields: Fields; text: string };

/** Limits YAML aliases, because nested ones expand a short file to any size. */
const MAX_ALIASES = 20;

const MAX_LENGTH = 50_000;

/** Parsers call themselves for each level, and the time of some grows with the square of the depth. */
const MAX_DEPTH = 40;

type Kind = { open: string; close: string; parse(text: string): unknown };

const KINDS: Kind[] = [
  { open: '---', close: '---', parse: text => parseYaml(text, { maxAliasCount: MAX_ALIASES }) },
  { open: '+++', close: '+++', parse: text => parseToml(text) },
  { open: '{', close: '}', parse: text => JSON.parse(`{${text}}`) },
];

/**
 * Reads the front matter of a Markdown file, which is YAML, or Hugo's TOML and JSON.
 * @throws AppError BAD_REQUEST that names the file and the reason
 */
export function readFrontMatter({ path, content }: MarkdownFile): FrontMatter {
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = '', ...lines] = text.split('\n');
  const kind = KINDS.find(({ open }) => first.trimEnd() === open);
  if (!kind) return { fields: {}, text };
  const end = lines.findIndex(line => line.trimEnd() === kind.close);
  if (end === -1 && !isField(kind, lines[0])) return { fields: {}, text };
  if (end === -1) throw createFrontMatterError(path, `the front matter isn't closed with ${kind.close}`);
  const above = lines.slice(0, end).join('\n');
  if (above.length > MAX_LENGTH) throw createFrontMatterError(path, 'the front matter is too long');
  if (isTooDeep(above)) throw createFrontMatterError(path, 'the front matter is nested too deeply');
  const fields = parsed(path, () => kind.parse(above));
  const rest = lines.slice(end + 1).join('\n');
  return { fields: requireFields(path, fields), text: rest.replace(/^\n+/, '') };
}

/**
 * Reads a configuration file of Hugo or Jekyll.
 * @throws AppError BAD_REQUEST that names the file and the reason
 */
export function readConfiguration({ path, content }: MarkdownFile): Fields {
  if (content.length > MAX_LENGTH) throw createFrontMatterError(path, 'the file is too long');
  if (isTooDeep(content)) throw createFrontMatterError(path, 'the file is nested too deeply');
  return requireFields(
    path,
    parsed(path, () => {
      if (/\.toml$/i.test(path)) return parseToml(content);
      // JSON is YAML.
      return parseYaml(content, { maxAliasCount: MAX_ALIASES });
    }),
  );
}

/** Without a field below it, the first line is text: a horizontal rule or a brace. */
function isField({ open }: Kind, line = ''): boolean {
  if (open === '+++') return true;
  return (open === '---' ? /^[\w-]+:/ : /^ *"[^"]*":/).test(line);
}

/** Counts brackets and the indentation, list and key marks at the start of a line, without parsing. */
function isTooDeep(text: string): boolean {
  let brackets = 0;
  for (const line of text.split('\n')) {
    const [start = ''] = /^(?:[-?] +|\t| )*/.exec(line) ?? [];
    const marks = start.replace(/[^-?]/g, '').length;
    if (marks > MAX_DEPTH || start.length > 4 * MAX_DEPTH) return true;
    for (const character of line) {
      if (character === '[' || character === '{') brackets += 1;
      if (character === ']' || character === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > MAX_DEPTH) return true;
    }
  }
  return false;
}

function parsed(path: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    // The first line is the message. The lines below quote the source.
    const [reason = ''] = (cause instanceof Error ? cause.message : '').split('\n');
    throw createFrontMatterError(
      path,
      `the front matter can't be read: ${reason.replace(/[:.]$/, '')}`,
      cause,
    );
  }
}

function requireFields(path: string, fields: unknown): Fields {
  if (fields === null || fields === undefined) return {};
  if (typeof fields === 'object' && !Array.isArray(fields)) return lowerNames(fields);
  throw createFrontMatterError(path, "the front matter isn't a list of fields");
}

export function createFrontMatterError(path: string, reason: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `${path}: ${reason}.`, { cause });
}
