import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Certificate = { file: string; keyFile: string; content: Buffer };

/** Creates a certificate for a host that signs itself. */
export async function createCertificate(folder: string, host = 'localhost'): Promise<Certificate> {
  const [file, keyFile] = [join(folder, `${host}.pem`), join(folder, `${host}.key`)];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${host}`,
    '-addext',
    `subjectAltName=DNS:${host}`,
    '-out',
    file,
    '-keyout',
    keyFile,
  ]);
  return { file, keyFile, content: await readFile(file) };
}
