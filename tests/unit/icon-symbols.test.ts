import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { createIconSprite } from '#server/http/icons/create-icon-sprite';
import { createIconSymbols } from '#server/http/icons/icon-symbols';

const { isKnown, symbol } = createIconSymbols();

/** Returns the drawing for the given classes without its ID. */
const draw = (className: string): string => symbol(iconId(className)).replace(/ id="[^"]*"/, '');

test('every icon has a different drawing in each of its styles, and a Simple Icons class that of the brand', () => {
  const classNames = ['fa-solid fa-code', 'fa-brands fa-react', 'fa-solid fa-star', 'fa-regular fa-star'];
  const drawings = classNames.map(draw);
  expect(new Set(drawings).size).toBe(classNames.length);
  for (const drawing of drawings) expect(drawing).toMatch(/<path d="M[^"]{50,}"\/>/);
  expect(draw('si si-graphql')).toMatch(/^<symbol viewBox="0 0 24 24"><path d="M[^"]{50,}"\/><\/symbol>$/);
  expect(isKnown(iconId('si si-graphql'))).toBe(true);
  for (const className of ['si', 'si graphql', 'si si-../../package', 'si fa-star', 'fa-solid si-graphql'])
    expect({ className, isKnown: isKnown(iconId(className)) }).toEqual({ className, isKnown: false });
});

test.each([
  ['fas fa-star', 'fa-solid fa-star'],
  ['fab fa-github', 'fa-brands fa-github'],
  ['  fa-2x  fa-code fa-solid ', 'fa-solid fa-code'],
  ['fa-solid fa-home', 'fa-solid fa-house'],
])('%j has the drawing of %s', (className, usual) => {
  expect(draw(className)).toBe(draw(usual));
  expect(isKnown(iconId(className))).toBe(true);
});

test('an icon without a style is solid or has the style that contains it, and its ID consists of its classes', () => {
  expect(draw('fa-star')).toBe(draw('fa-solid fa-star'));
  expect(draw('fa-react')).toBe(draw('fa-brands fa-react'));
  expect(iconId('fa-solid  fa-code')).toBe('icon.fa-solid.fa-code');
  expect(iconId('  ')).toBe('');
});

test('an unknown class or one that leaves the icon package has a neutral drawing', () => {
  const neutral = draw('fa-no fa-such');
  expect(neutral).toContain('<circle');
  for (const className of ['code', 'fa-solid', 'fa-brands fa-code', 'fa-../../package', 'fa-CODE', 'fa-']) {
    expect({ className, drawing: draw(className) }).toEqual({ className, drawing: neutral });
    expect(isKnown(iconId(className))).toBe(false);
  }
});

const MARKUP = ['fa-solid fa-code', 'fa-no fa-such', 'fa-solid fa-code']
  .map(className => `<svg><use href="#${iconId(className)}" y="64"></use></svg>`)
  .join('');

test('a page contains each of its symbols once, and an icon font draws those that the site does not know', () => {
  const sprite = createIconSprite(undefined).renderSprite(MARKUP);
  expect(sprite.match(/<symbol /g)).toHaveLength(2);
  expect(sprite).toContain(symbol('icon.fa-solid.fa-code'));
  expect(sprite).toContain(symbol('icon.fa-no.fa-such'));
  const { isFontIcon, renderSprite } = createIconSprite('https://example.com/all.css');
  expect([isFontIcon('icon.fa-solid.fa-code'), isFontIcon('icon.fa-no.fa-such')]).toEqual([false, true]);
  // The empty symbol tells the browser to draw nothing.
  expect(renderSprite('<i data-icon="icon.fa-no.fa-such" aria-hidden="true"></i>')).toContain(
    '<symbol id="icon.fa-no.fa-such" data-font=""></symbol>',
  );
});
