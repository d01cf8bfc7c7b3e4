import { toErrorCode } from '#server/core/database/database-error';
import { type Finding, problem } from '#server/extras/finding';

/** Explains why a check could not be made, mostly because this user may not read what the site may. */
export function explainFailedCheck(check: string, error: unknown): Finding {
  const { path, message } = Object(error);
  const code = toErrorCode(error);
  if (['EACCES', 'EPERM'].includes(code) && path !== undefined) {
    // Windows has no numbers of users.
    const user = process.geteuid === undefined ? 'This user' : `User ${process.geteuid()}`;
    return problem(check, `${user} may not open ${path}.`, 'Run this as the user of the site.');
  }
  if (code === 'ENOTDIR' && path !== undefined) return createFileProblem(check, path);
  return problem(check, `The check failed: ${message ?? error}`, 'Solve this, and check again.');
}

export function createFileProblem(check: string, path: string): Finding {
  return problem(
    check,
    `In ${path}, there is a file where a folder should be.`,
    'Move the file, or choose another folder.',
  );
}
