import { parse as parseToml } from 'smol-toml';
import { AppError } from '#server/core/errors/app-error';
import { type Fields, lowerNames } from './front-matter-values';
import { readYaml, seemsWithheld, splitFrontMatter } from './split-front-matter';

export type MarkdownFile = {
  /** The path in the folder. */
  path: string;
  content: string;
  /** The common folder of all files, such as 'site/', or ''. */
  root?: string;
  /** Fields of other files that apply to this one. Its own come first. */
  inherited?: Fields;
};
export type FrontMatter = {
  fields: Fields;
  text: string;
  /** True if the text seems to begin with fields in another format. */
  isUnread: boolean;
};

const MAX_LENGTH = 50_000;

/** Parsers call themselves for each level, and the time of some grows with the square of the depth. */
const MAX_DEPTH = 40;

/**
 * Reads the front matter of a Markdown file in the formats of Hugo, Jekyll, Hexo and others.
 * @throws AppError BAD_REQUEST that names the file and the reason
 */
export function readFrontMatter({ path, content }: MarkdownFile): FrontMatter {
  const text = content
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '');
  const split = splitFrontMatter(text);
  if (!split) return { fields: {}, text, isUnread: seemsWithheld(text) };
  if ('missing' in split)
    throw createFrontMatterError(path, `the front matter isn't closed with ${split.missing}`);
  const { above, rest, parse } = split;
  if (above.length > MAX_LENGTH) throw createFrontMatterError(path, 'the front matter is too long');
  if (isTooDeep(above)) throw createFrontMatterError(path, 'the front matter is nested too deeply');
  const fields = requireFields(
    path,
    parsed(path, () => parse(above)),
  );
  return { fields, text: rest.replace(/^\n+/, ''), isUnread: false };
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
      return readYaml(content);
    }),
  );
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
