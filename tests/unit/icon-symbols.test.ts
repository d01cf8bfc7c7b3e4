import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { iconId } from '../../src/client/ui/icons/icon-sprite';
import { createIconSprite } from '../../src/server/http/icon-sprite';
import { createIconSymbols } from '../../src/server/http/icon-symbols';

const { isKnown, symbol } = createIconSymbols();

/** What is drawn for these classes, without its id. */
function drawn(className: string): string {
  return symbol(iconId(className)).replace(/ id="[^"]*"/, '');
}

/** The path in the package's own file. */
function pathIn(file: string): string {
  const path = createRequire(import.meta.url).resolve(`@fortawesome/fontawesome-free/svgs/${file}.svg`);
  return / d="([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1] ?? 'no path';
}

test.each([
  ['fa-solid fa-code', 'solid/code'],
  ['fa-brands fa-react', 'brands/react'],
  ['fa-regular fa-star', 'regular/star'],
  ['fas fa-star', 'solid/star'],
  ['fab fa-github', 'brands/github'],
  ['  fa-2x  fa-code fa-solid ', 'solid/code'],
  ['fa-solid fa-home', 'solid/house'],
])('%j is drawn as %s', (className, file) => {
  expect(drawn(className)).toContain(`<path d="${pathIn(file)}"/>`);
});

test('without a style an icon is solid, or of the style that has it', () => {
  expect(drawn('fa-star')).toBe(drawn('fa-solid fa-star'));
  expect(drawn('fa-react')).toBe(drawn('fa-brands fa-react'));
});

test('an unknown class is drawn neutral, and one that leads out of the package is unknown', () => {
  const neutral = drawn('fa-no fa-such');
  expect(neutral).toContain('<circle');
  for (const className of ['code', 'fa-solid', 'fa-brands fa-code', 'fa-../../package', 'fa-CODE', 'fa-']) {
    expect({ className, drawn: drawn(className) }).toEqual({ className, drawn: neutral });
    expect(isKnown(iconId(className))).toBe(false);
  }
});

test('an id is made of the classes; no classes, no id', () => {
  expect(iconId('fa-solid  fa-code')).toBe('icon.fa-solid.fa-code');
  expect(iconId('  ')).toBe('');
});

const MARKUP = ['fa-solid fa-code', 'fa-no fa-such', 'fa-solid fa-code']
  .map(className => `<svg><use href="#${iconId(className)}" y="64"></use></svg>`)
  .join('');

test('a page has each symbol that it shows once', () => {
  const sprite = createIconSprite(undefined).spriteOf(MARKUP);
  expect(sprite.match(/<symbol /g)).toHaveLength(2);
  expect(sprite).toContain(symbol('icon.fa-solid.fa-code'));
  expect(sprite).toContain(symbol('icon.fa-no.fa-such'));
});

test('with an icon font, what is not known is left to it', () => {
  const { isOfFont, spriteOf } = createIconSprite('https://example.com/all.css');
  expect([isOfFont('icon.fa-solid.fa-code'), isOfFont('icon.fa-no.fa-such')]).toEqual([false, true]);
  // The browser reads there that it has nothing to draw.
  expect(spriteOf('<i data-icon="icon.fa-no.fa-such" aria-hidden="true"></i>')).toContain(
    '<symbol id="icon.fa-no.fa-such" data-font=""></symbol>',
  );
});
