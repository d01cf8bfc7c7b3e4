import { expect, test } from 'vitest';
import { requirePassphrase, seal, unseal } from '#server/features/backup/sealed-secrets';

const PASSPHRASE = 'größe der Dinge';

test('a secret is unsealed only by its passphrase, in any Unicode normalization, and only unchanged', async () => {
  const [sealed, again] = await Promise.all([seal('a secret', PASSPHRASE), seal('a secret', PASSPHRASE)]);
  expect(sealed).not.toContain('a secret');
  expect(again).not.toBe(sealed);
  const parts = JSON.parse(sealed);
  const data = Buffer.from(parts.data, 'base64');
  data[0] = (data[0] ?? 0) ^ 1;
  const changed = JSON.stringify({ ...parts, data: data.toString('base64') });
  const costly = JSON.stringify({ ...parts, kdf: { ...parts.kdf, N: 2 ** 24 } });
  const wrong = 'The passphrase is wrong. Nothing was changed.';
  await Promise.all([
    expect(unseal(sealed, PASSPHRASE.normalize('NFD'))).resolves.toBe('a secret'),
    expect(unseal(sealed, `${PASSPHRASE} `)).rejects.toThrow(wrong),
    expect(unseal(changed, PASSPHRASE)).rejects.toThrow(wrong),
    expect(unseal(costly, PASSPHRASE)).rejects.toThrow("Couldn't read the secrets"),
    expect(unseal('{}', PASSPHRASE)).rejects.toThrow("Couldn't read the secrets"),
  ]);
});

test('short passphrases are rejected', () => {
  expect(() => requirePassphrase('eleven char')).toThrow('at least 12 characters');
  expect(requirePassphrase('twelve chars')).toBe('twelve chars');
});
