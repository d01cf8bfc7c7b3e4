import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment, settingGroups } from '#server/environment';
import { renderEnvExample, renderSettings } from '../support/settings-docs';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

test('docs/settings.md and .env.example are current (otherwise run npm run docs:settings)', () => {
  expect(read('docs/settings.md')).toBe(renderSettings());
  expect(read('.env.example')).toBe(renderEnvExample());
});

test('.env.example has the default of every setting', () => {
  const lines = renderEnvExample().matchAll(/^#([A-Z_]+)=(.*)$/gm);
  const defaults = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
  const settings = settingGroups
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([, schema]) => schema.meta()?.deprecated !== true);
  expect(Object.keys(defaults)).toEqual(settings.map(([name]) => name));
  const { values, ...core } = readEnvironment(defaults);
  expect({ ...core, values: {} }).toEqual(readEnvironment({}));
  for (const { schema } of settingGroups) expect(schema.parse(values)).toEqual(schema.parse({}));
});
