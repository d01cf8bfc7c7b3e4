import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFirstStatement } from '#tests/support/programs/first-statement';

const file = resolve(import.meta.dirname, '../../../../src/server/extras/doctor/programs/doctor.ts');

test('the doctor requires a version of Node before anything else', () => {
  expect(findFirstStatement(file)).toBe('requireNode();');
});
