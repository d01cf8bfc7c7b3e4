import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isDiskFull, toErrorCode } from '#server/core/database/database-error';
import {
  describeUser,
  explainFileInPlace,
  explainUnwritable,
  isNoFolder,
  READ_ONLY,
} from '#server/core/errors/explain-path-failure';
import { StartError } from '#server/core/errors/start-error';

export const SECRETS_FILE = 'secrets.json';
const fileSchema = z.object({ jwtSecret: z.string().min(32), refreshTokenSecret: z.string().min(32) });

type ConfiguredSecrets = { jwtSecret: string | undefined; refreshTokenSecret: string | undefined };
type Secrets = { access: string; refresh: string; areGenerated: boolean };

/**
 * Returns the secrets that sign tokens. Without configured ones, it generates them once into the data folder.
 */
export async function loadSecrets(
  { jwtSecret, refreshTokenSecret }: ConfiguredSecrets,
  dataDir: string,
): Promise<Secrets> {
  if (jwtSecret !== undefined && refreshTokenSecret !== undefined) {
    return { access: jwtSecret, refresh: refreshTokenSecret, areGenerated: false };
  }
  const stored = await readOrCreate(dataDir);
  return {
    access: jwtSecret ?? stored.jwtSecret,
    refresh: refreshTokenSecret ?? stored.refreshTokenSecret,
    areGenerated: true,
  };
}

async function readOrCreate(dataDir: string): Promise<z.infer<typeof fileSchema>> {
  const file = join(dataDir, SECRETS_FILE);
  try {
    // A start with a full disk must not need to write.
    if (!existsSync(file)) await createOnce(dataDir, file);
    return fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new StartError(explainFailure(dataDir, file, cause), { cause });
  }
}

function explainFailure(dataDir: string, file: string, cause: unknown): string {
  if (isDiskFull(cause)) return `Couldn't create the secrets in ${file}, because the disk is full.`;
  if (isNoFolder(cause)) return explainFileInPlace('DATA_DIR', dataDir);
  if (READ_ONLY.includes(toErrorCode(cause)) && !existsSync(file))
    return explainUnwritable(`DATA_DIR ${dataDir}`);
  if (READ_ONLY.includes(toErrorCode(cause)))
    return `Couldn't read the secrets in ${file}. Give the file to ${describeUser()}.`;
  return `Couldn't read or write the secrets in ${file}. Check that the file is valid JSON and its folder is writable.`;
}

/**
 * Writes a draft and links it into place. Other processes see a complete file or none, and only one of them
 * wins.
 */
async function createOnce(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `.${SECRETS_FILE}.${randomUUID()}`);
  const secrets = { jwtSecret: newSecret(), refreshTokenSecret: newSecret() };
  await writeFile(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}
