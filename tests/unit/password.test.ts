import { expect, test } from 'vitest';
import { decoyHash, hashPassword, verifyPassword } from '../../src/server/features/auth/password';

test('the decoy is compared with at the same cost as a password, and never fits', async () => {
  const parametersOf = (hash: string) => hash.split('$').slice(0, 4);
  const real = await hashPassword('correct horse battery');
  const decoy = decoyHash();
  expect(parametersOf(decoy)).toEqual(parametersOf(real));
  expect(decoy).toHaveLength(real.length);
  expect(decoy).not.toBe(decoyHash());
  expect(await verifyPassword(real, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(decoy, 'correct horse battery')).toBe(false);
});
