import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { explainOldNode } from '#shared/node-version';
import packageFile from '../../package.json';
import { findFirstStatement } from '../support/programs/first-statement';

const OLDEST = '20.19+, 22.13+ or 24.11+';

const root = resolve(import.meta.dirname, '../..');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const OLD_NODE = "data:text/javascript,Object.defineProperty(process, 'version', { value: 'v18.20.8' })";

test('package.json names these versions of Node', () => {
  expect(packageFile.engines.node).toBe('^20.19 || ^22.13 || >=24.11');
});

describe('the versions of Node that package.json names', () => {
  test.each([
    'v21.7.3',
    'v22.1.0',
    'v22.10.0',
    'v22.12.9',
    'v23.11.1',
    'v24.0.0',
    'v24.10.0',
    'v18.20.8',
    'v16.0.0',
    'v20.0.0',
    'v20.9.0',
    'v20.18.3',
  ])('refuses %s', version => {
    expect(explainOldNode(version)).toBe(`This site needs Node ${OLDEST}. This is Node ${version.slice(1)}.`);
  });

  test.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v24.11.0', 'v25.0.0', 'v100.0.0'])(
    'accepts %s',
    version => {
      expect(explainOldNode(version)).toBeNull();
    },
  );

  test('ends the start before anything else', () => {
    const program = spawnSync(
      process.execPath,
      [`--import=${OLD_NODE}`, `--import=${tsx}`, 'src/build/ensure-build.ts'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(program).toMatchObject({ status: 1, stdout: '', stderr: `${explainOldNode('v18.20.8')}\n` });
  });

  test.each(['src/server/main.ts', 'src/build/ensure-build.ts'])(
    'is required before anything else by %s',
    file => {
      expect(findFirstStatement(resolve(root, file))).toBe('requireNode();');
    },
  );
});
