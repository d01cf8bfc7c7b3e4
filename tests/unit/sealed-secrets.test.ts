import { expect, test } from 'vitest';
import { requirePassphrase, seal, unseal } from '#server/features/backup/sealed-secrets';

const PASSPHRASE = 'größe der Dinge';

test('a sealed secret is unsealed only by its passphrase, in any Unicode normalization', async () => {
  const sealed = await seal('a secret', PASSPHRASE);
  expect(sealed).not.toContain('a secret');
  expect(await unseal(sealed, PASSPHRASE.normalize('NFD'))).toBe('a secret');
  expect(await seal('a secret', PASSPHRASE)).not.toBe(sealed);
  await expect(unseal(sealed, `${PASSPHRASE} `)).rejects.toThrow(
    'The passphrase is wrong. Nothing was changed.',
  );
});

test('changed data and other cost parameters are rejected', async () => {
  const sealed = JSON.parse(await seal('a secret', PASSPHRASE));
  const data = Buffer.from(sealed.data, 'base64');
  data[0] = (data[0] ?? 0) ^ 1;
  const changed = { ...sealed, data: data.toString('base64') };
  await expect(unseal(JSON.stringify(changed), PASSPHRASE)).rejects.toThrow('passphrase is wrong');
  const costly = { ...sealed, kdf: { ...sealed.kdf, N: 2 ** 24 } };
  await expect(unseal(JSON.stringify(costly), PASSPHRASE)).rejects.toThrow("Couldn't read the secrets");
  await expect(unseal('{}', PASSPHRASE)).rejects.toThrow("Couldn't read the secrets");
});

test('short passphrases are rejected', () => {
  expect(() => requirePassphrase('eleven char')).toThrow('at least 12 characters');
  expect(requirePassphrase('twelve chars')).toBe('twelve chars');
});
