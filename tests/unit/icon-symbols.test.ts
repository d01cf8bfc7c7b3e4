import { expect, test } from 'vitest';
import { iconId } from '../../src/client/ui/icons/icon-sprite';
import { createIconSprite } from '../../src/server/http/create-icon-sprite';
import { createIconSymbols } from '../../src/server/http/icon-symbols';

const { isKnown, symbol } = createIconSymbols();

/** What is drawn for these classes, without its id. */
function drawn(className: string): string {
  return symbol(iconId(className)).replace(/ id="[^"]*"/, '');
}

test('every icon has a drawing of its own, in each of its styles', () => {
  const classNames = ['fa-solid fa-code', 'fa-brands fa-react', 'fa-solid fa-star', 'fa-regular fa-star'];
  const drawings = classNames.map(drawn);
  expect(new Set(drawings).size).toBe(classNames.length);
  for (const drawing of drawings) expect(drawing).toMatch(/<path d="M[^"]{50,}"\/>/);
});

test.each([
  ['fas fa-star', 'fa-solid fa-star'],
  ['fab fa-github', 'fa-brands fa-github'],
  ['  fa-2x  fa-code fa-solid ', 'fa-solid fa-code'],
  ['fa-solid fa-home', 'fa-solid fa-house'],
])('%j is drawn as %s', (className, usual) => {
  expect(drawn(className)).toBe(drawn(usual));
  expect(isKnown(iconId(className))).toBe(true);
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
