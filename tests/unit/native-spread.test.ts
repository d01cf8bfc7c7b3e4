import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withNativeSpread } from '../../src/build/native-spread';

const SPREAD = /function _objectSpread2\(.*?\n\}/s;

// When none has it any more, what takes it out can go.
test('the copies that tRPC makes are native ones in the build', () => {
  for (const name of ['@trpc/server', '@trpc/client', '@trpc/react-query']) {
    const folder = dirname(createRequire(import.meta.url).resolve(name));
    const helpers = readdirSync(folder)
      .filter(file => file.endsWith('.mjs'))
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .filter(code => code.includes('function _objectSpread2('));
    expect({ name, helpers: helpers.length }).toEqual({ name, helpers: 1 });
    for (const code of helpers) {
      const [helper = ''] = SPREAD.exec(withNativeSpread(code)) ?? [];
      const spread = new Function(`${helper}; return _objectSpread2;`)();
      expect(helper).not.toContain('defineProperty');
      expect(spread({ a: 1 }, { b: 2 }, null, undefined, { a: 3 })).toEqual({ a: 3, b: 2 });
    }
  }
});
