import { readFileSync } from 'node:fs';
import { toErrorCode } from '#server/core/database/database-error';

type Variables = Record<string, string | undefined>;

/**
 * Fills secrets from the files that variables such as `JWT_SECRET_FILE` name, as container platforms provide them.
 * The problems say which file is wrong, without its content.
 */
export function readSecretFiles(
  source: Variables,
  secrets: readonly string[],
): { values: Variables; problems: string[] } {
  const values = { ...source };
  const problems: string[] = [];
  for (const name of secrets) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      problems.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
      continue;
    }
    try {
      // Editors and `echo` end a file with a line break.
      values[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE names ${file}, which cannot be read (${toErrorCode(error)}).`);
    }
  }
  return { values, problems };
}
