import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { AppError } from '#server/core/errors/app-error';

export type MarkdownFile = {
  /** Its path in the folder. */
  path: string;
  content: string;
};
export type FrontMatter = { fields: Record<string, unknown>; text: string };

/** An alias of an alias of an alias makes a value of any size out of a short file. */
const MAX_ALIASES = 20;
/** More than anybody writes, and read in no time. */
const MAX_LENGTH = 50_000;

const KINDS = [
  { fence: '---', parse: (text: string): unknown => parseYaml(text, { maxAliasCount: MAX_ALIASES }) },
  { fence: '+++', parse: (text: string): unknown => parseToml(text) },
];

/**
 * What stands above the text of a Markdown file: YAML, or Hugo's TOML. A file without any has none.
 * @throws AppError BAD_REQUEST that names the file and says what is wrong
 */
export function readFrontMatter({ path, content }: MarkdownFile): FrontMatter {
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = '', ...lines] = text.split('\n');
  const kind = KINDS.find(({ fence }) => first.trimEnd() === fence);
  if (!kind) return { fields: {}, text };
  const end = lines.findIndex(line => line.trimEnd() === kind.fence);
  // A text may begin with a rule.
  if (end === -1 && kind.fence === '---' && !/^[\w-]+:/.test(lines[0] ?? '')) return { fields: {}, text };
  if (end === -1) throw refused(path, `the front matter is not closed with ${kind.fence}`);
  const above = lines.slice(0, end).join('\n');
  if (above.length > MAX_LENGTH) throw refused(path, 'the front matter is too long');
  const fields = parsed(path, () => kind.parse(above));
  const rest = lines.slice(end + 1).join('\n');
  return { fields: requireFields(path, fields), text: rest.replace(/^\n+/, '') };
}

function parsed(path: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    // The first line says what and where; those below it show the place.
    const [reason = ''] = (cause instanceof Error ? cause.message : '').split('\n');
    throw refused(path, `the front matter cannot be read: ${reason.replace(/[:.]$/, '')}`, cause);
  }
}

function requireFields(path: string, fields: unknown): Record<string, unknown> {
  if (fields === null || fields === undefined) return {};
  if (typeof fields === 'object' && !Array.isArray(fields)) return { ...fields };
  throw refused(path, 'the front matter is no list of names with values');
}

function refused(path: string, reason: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `${path}: ${reason}. Nothing was changed.`, { cause });
}
