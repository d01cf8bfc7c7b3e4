import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const client = resolve(import.meta.dirname, '../../src/client');
const looks = join(client, 'ui/styles/looks');
const sheets = readdirSync(looks).map(name => ({ name, css: readFileSync(join(looks, name), 'utf8') }));
const modules = new Map(
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.module.css'))
    .map(name => [basename(name, '.module.css'), readFileSync(join(client, name), 'utf8')]),
);

test('every class that a style names is one of a part of the page', () => {
  const named = sheets.flatMap(({ name, css }) =>
    Array.from(css.matchAll(/\.([a-z][a-z-]*)_([a-zA-Z]+)/g), ([, file = '', local = '']) => ({
      name,
      file,
      local,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  const unknown = named.filter(
    ({ file, local }) => !new RegExp(`\\.${local}\\b`).test(modules.get(file) ?? ''),
  );
  expect(unknown).toEqual([]);
});

test('the rules of a style are for pages that name it', () => {
  for (const { name, css } of sheets.filter(sheet => /editorial|terminal/.test(sheet.name))) {
    const selectors = css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      .match(/(?<=^|[{}])[^{}@]+(?=\{)/g);
    const style = name.replace('.css', '');
    const others = selectors?.filter(selector => !selector.includes(`[data-style="${style}"]`));
    expect(others, name).toEqual([]);
  }
});

test.each(['newsreader', 'newsreader-display', 'jetbrains-mono'])('%s is cut to what styles use', name => {
  const file = readFileSync(join(client, `ui/styles/fonts/${name}-latin.woff2`));
  const font = create(file);
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 600 });
  expect(Object.keys(font.variationAxes)).toEqual(['wght']);
  expect(file.length).toBeLessThan(37_000);
});
