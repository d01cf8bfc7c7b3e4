import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseJson } from '#server/core/archive/archive-format';
import { AppError } from '#server/core/errors/app-error';
import { PASSPHRASE_MIN_LENGTH } from '#shared/credentials';

/**
 * Takes 32 MiB for each of three rounds, which is as slow to guess as OWASP recommends and affordable for any
 * server.
 */
const KDF = { name: 'scrypt', N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';

const bytes = z
  .string()
  .regex(/^[A-Za-z\d+/]*={0,2}$/)
  .transform(text => Buffer.from(text, 'base64'));
/** Other costs are refused, because they could be chosen to stall the server. */
const sealedSchema = z.strictObject({
  cipher: z.literal(CIPHER),
  kdf: z.strictObject({
    name: z.literal(KDF.name),
    N: z.literal(KDF.N),
    r: z.literal(KDF.r),
    p: z.literal(KDF.p),
    salt: bytes,
  }),
  iv: bytes,
  tag: bytes,
  data: bytes,
});

export async function seal(text: string, passphrase: string): Promise<string> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await deriveKey(passphrase, salt), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed: z.input<typeof sealedSchema> = {
    cipher: CIPHER,
    kdf: { ...KDF, salt: salt.toString('base64') },
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  };
  return `${JSON.stringify(sealed, null, 2)}\n`;
}

/** @throws AppError BAD_REQUEST for another passphrase, or for data that seal() did not produce */
export async function unseal(sealed: string, passphrase: string): Promise<string> {
  const { data: parts } = sealedSchema.safeParse(parseJson(sealed));
  if (!parts)
    throw new AppError('BAD_REQUEST', "Couldn't read the secrets in the backup. Nothing was changed.");
  const { kdf, iv, tag, data } = parts;
  if (tag.length !== 16) throw createWrongPassphraseError();
  const key = await deriveKey(passphrase, kdf.salt);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv).setAuthTag(tag);
    return decipher.update(data, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw createWrongPassphraseError();
  }
}

/** @throws AppError BAD_REQUEST for a short passphrase */
export function requirePassphrase(passphrase: string): string {
  if (passphrase.length >= PASSPHRASE_MIN_LENGTH) return passphrase;
  throw new AppError('BAD_REQUEST', `The passphrase must have at least ${PASSPHRASE_MIN_LENGTH} characters.`);
}

function createWrongPassphraseError(): AppError {
  return new AppError('BAD_REQUEST', 'The passphrase is wrong. Nothing was changed.');
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Normalizes the passphrase, so that it matches when typed on another machine. */
function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  const { N, r, p } = KDF;
  return derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 64 * 1024 * 1024 });
}
