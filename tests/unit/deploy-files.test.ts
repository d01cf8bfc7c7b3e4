import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listShellBlocks } from '../support/programs/shell-blocks';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** Reads the variables that a file of `deploy` sets, by the pattern of a name and a value. */
const readVariables = (path: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries(Array.from(read(path).matchAll(pattern), ([, name = '', value = '']) => [name, value]));

const unit = readVariables('deploy/portfolio.service', /^Environment=(\w+)=(.*)$/gm);
const container = {
  ...readVariables('Containerfile', /(?<=^ENV .*)\b(\w+)=(\S+)/gm),
  ...z
    .object({ services: z.object({ site: z.object({ environment: z.record(z.string(), z.string()) }) }) })
    .parse(parse(read('compose.yaml'))).services.site.environment,
};
const listFolders = (variables: Record<string, string>) =>
  Object.keys(variables).filter(name => name.endsWith('_DIR'));

test('the unit of systemd and the container set the same folders', () => {
  expect(listFolders(unit)).toEqual(['DATA_DIR', 'UPLOADS_DIR', 'BACKUP_DIR']);
  expect(listFolders(container)).toEqual(listFolders(unit));
});

test('portfolio-run sets what the unit sets', () => {
  const { HOME, ...set } = readVariables('deploy/portfolio-run', /--setenv=(\w+)=(\S+)/g);
  expect(set).toEqual(unit);
});

test('each docs block that starts the service waits until it is ready', () => {
  const blocks = listShellBlocks(root).filter(({ commands }) =>
    /systemctl (enable --now|start) portfolio/.test(commands),
  );
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  for (const { commands, place } of blocks) {
    expect(commands, place).not.toContain('/etc/portfolio.env');
    expect(commands, place).toMatch(/(--now|start) portfolio\ncurl .*--retry .*\/readyz/);
  }
});
