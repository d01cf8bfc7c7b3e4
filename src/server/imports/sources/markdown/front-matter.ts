import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { AppError } from '#server/core/errors/app-error';

export type MarkdownFile = {
  /** The path in the folder. */
  path: string;
  content: string;
};
export type FrontMatter = { fields: Record<string, unknown>; text: string };

/** Limits YAML aliases, because nested ones expand a short file to any size. */
const MAX_ALIASES = 20;

const MAX_LENGTH = 50_000;

const KINDS = [
  { fence: '---', parse: (text: string): unknown => parseYaml(text, { maxAliasCount: MAX_ALIASES }) },
  { fence: '+++', parse: (text: string): unknown => parseToml(text) },
];

/**
 * Reads the front matter of a Markdown file: YAML, or Hugo's TOML.
 * @throws AppError BAD_REQUEST with the file and the reason
 */
export function readFrontMatter({ path, content }: MarkdownFile): FrontMatter {
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = '', ...lines] = text.split('\n');
  const kind = KINDS.find(({ fence }) => first.trimEnd() === fence);
  if (!kind) return { fields: {}, text };
  const end = lines.findIndex(line => line.trimEnd() === kind.fence);
  // Without a field below it, the line is a horizontal rule.
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
    // The first line is the message; the lines below quote the source.
    const [reason = ''] = (cause instanceof Error ? cause.message : '').split('\n');
    throw refused(path, `the front matter cannot be read: ${reason.replace(/[:.]$/, '')}`, cause);
  }
}

function requireFields(path: string, fields: unknown): Record<string, unknown> {
  if (fields === null || fields === undefined) return {};
  if (typeof fields === 'object' && !Array.isArray(fields)) return { ...fields };
  throw refused(path, 'the front matter is not a list of fields');
}

function refused(path: string, reason: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', `${path}: ${reason}. Nothing was changed.`, { cause });
}
