import { randomBytes } from 'node:crypto';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  return (await loadArgon2()).hash(password, ARGON2ID);
}

export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return (await loadArgon2()).verify(passwordHash, password);
}

/** Returns a hash that matches no password but takes as long to compare as a real one. */
export function decoyHash(): string {
  const { memoryCost, timeCost, parallelism } = ARGON2ID;
  const [salt, hash] = [16, 32].map(bytes => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${hash}`;
}

/** Loaded with the first password, because a site that nobody signs in to never needs it. */
function loadArgon2() {
  return import('@node-rs/argon2');
}
