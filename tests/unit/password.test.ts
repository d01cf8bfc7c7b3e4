import { expect, test } from 'vitest';
import { decoyHash, hashPassword, verifyPassword } from '#server/features/auth/password';

test('the decoy hash has the same cost as a real one and never matches', async () => {
  const getParameters = (hash: string) => hash.split('$').slice(0, 4);
  const real = await hashPassword('correct horse battery');
  const decoy = decoyHash();
  expect(getParameters(decoy)).toEqual(getParameters(real));
  expect(decoy).toHaveLength(real.length);
  expect(decoy).not.toBe(decoyHash());
  expect(await verifyPassword(real, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(decoy, 'correct horse battery')).toBe(false);
});
