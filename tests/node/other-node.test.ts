import { expect, test } from 'vitest';
import { runNode } from '../support/node/run-node';

const version = process.env.NODE_UNDER_TEST ?? '';

test.each(['unit', 'types', 'integration'])(`the suite %s passes on Node ${version}`, async suite => {
  expect(await runNode(version, ['node_modules/vitest/vitest.mjs', 'run', `--project=${suite}`])).toBe(0);
});
