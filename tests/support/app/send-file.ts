import { readdir } from 'node:fs/promises';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import type { RestAnswer, TestApp } from './start-app';

export type SentFile = { bytes: Buffer; name?: string; field?: string };
export type SendOptions = { token?: string; path?: string; fields?: Record<string, string> };

/** Sends files as a multipart form. */
export async function sendFiles(
  app: TestApp,
  files: SentFile[],
  { token, path = '/upload', fields = {} }: SendOptions = {},
): Promise<RestAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const { bytes, name = 'file.bin', field = 'file' } of files) {
    body.append(field, new Blob([new Uint8Array(bytes)]), name);
  }
  const headers = token === undefined ? undefined : { 'x-auth-token': token };
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    body,
    ...(headers ? { headers } : {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Uploads one file and returns its stored name; throws if the server rejects it. */
export async function storeFile(
  app: TestApp,
  bytes: Buffer,
  token: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const { status, body } = await sendFiles(app, [{ bytes }], { token, fields });
  if (status !== 201) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
  return String(Object(body).url).replace('/uploads/', '');
}

/** Lists all files in the upload folder, including partial ones, and the names in the table. */
export async function storedFiles(app: TestApp): Promise<{ files: string[]; rows: string[] }> {
  const entries = await readdir(app.uploadsDir, { recursive: true, withFileTypes: true });
  const rows = await app.db.read(uploadEntity).find();
  return {
    files: entries
      .filter(entry => entry.isFile())
      .map(({ name }) => name)
      .sort(),
    rows: rows.map(({ name }) => name).sort(),
  };
}
