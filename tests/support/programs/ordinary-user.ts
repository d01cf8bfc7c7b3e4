import { chown } from 'node:fs/promises';

/** The user and group "nobody" of Linux. */
const NOBODY = 65_534;

/**
 * Runs `work` as a user subject to file modes, unlike root, after making that user the owner of the files.
 */
export async function asOrdinaryUser<T>(files: string[], work: () => Promise<T>): Promise<T> {
  const { geteuid, seteuid } = process;
  if (geteuid === undefined || seteuid === undefined || geteuid() !== 0) return work();
  for (const file of files) await chown(file, NOBODY, NOBODY);
  seteuid.call(process, NOBODY);
  try {
    return await work();
  } finally {
    seteuid.call(process, 0);
  }
}
