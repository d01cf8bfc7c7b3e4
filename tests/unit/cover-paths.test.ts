import { expect, test } from 'vitest';
import { COVER_FAMILIES, type Cover, toCover } from '#shared/covers/cover';
import { coverImage } from '#shared/covers/cover-image';
import { coverPath, parseCoverPath, parseLookQuery } from '#shared/covers/cover-path';

const SOURCE = { id: '0190b7a2-0000-7000-8000-000000000000', groups: ['Web'], turn: 0 };

test.each([
  ['Web', 'pages'],
  ['Weboberflächen', 'pages'],
  ['Mobile apps', 'phones'],
  ['Hardware', 'board'],
  ['Elektronik', 'board'],
  ['Machine learning', 'field'],
  ['データ', 'field'],
  ['Open source library', 'blocks'],
  ['CLI tools', 'dial'],
  ['Infrastructure', 'route'],
  ['Maps', 'relief'],
])('the category "%s" has covers of the family %s', (category, family) => {
  expect(toCover({ ...SOURCE, groups: [category] }).family).toBe(family);
});

test('items of a category without known words share a family, and those without a category do not', () => {
  const families = (ids: string[], groups: string[]) =>
    new Set(ids.map(id => toCover({ ...SOURCE, id, groups }).family));
  const ids = Array.from({ length: 40 }, (_, index) => `id ${index}`);
  expect(families(ids, ['Sauerteig']).size).toBe(1);
  expect(families(ids, []).size).toBe(COVER_FAMILIES.length);
});

test.each([
  ['41 %', '41%'],
  [' 1.4', '1.4'],
  ['12,5', '12,5'],
  ['1.4 million', undefined],
  ['48 parts', undefined],
  ['', undefined],
])('the key figure "%s" is shown as %s', (figure, shown) => {
  expect(toCover({ ...SOURCE, figure }).figure).toBe(shown);
});

test.each(['', ' ', '🪁', 'خرائط', 'מפות', 'w'.repeat(300), '<script>', '%00'])(
  'items of the category "%s" have covers with an address of their own',
  category => {
    const paths = Array.from({ length: 1_000 }, (_, turn) =>
      coverPath(toCover({ id: `id ${turn}`, groups: [category], turn })),
    );
    expect(new Set(paths).size).toBe(1_000);
    expect(paths.filter(path => !parseCoverPath(path))).toEqual([]);
  },
);

test('each turn has a drawing of its own', () => {
  const seeds = new Set(Array.from({ length: 100 }, (_, turn) => toCover({ ...SOURCE, turn }).seed));
  expect(seeds.size).toBe(100);
});

test.each<Partial<Cover>>([{}, { turn: 9_999 }, { seed: 0 }, { seed: 2 ** 32 - 1 }, { figure: '12,5%' }])(
  'a cover with %o is read from its path',
  fields => {
    const cover = { ...toCover(SOURCE), ...fields };
    expect(parseCoverPath(coverPath(cover))).toEqual({ cover, isSmall: false });
    expect(parseCoverPath(coverPath(cover).replace('.svg', '.small.svg'))).toEqual({ cover, isSmall: true });
  },
);

test.each([
  '/covers/pages-1-a.png',
  '/covers/pages-1-a',
  '/covers/castle-1-a.svg',
  '/covers/pages-10000-a.svg',
  '/covers/pages-1-abcdefgh.svg',
  '/covers/pages-1-a-12345678.svg',
  '/covers/pages--1-a.svg',
  '/covers/pages-NaN-a.svg',
  '/covers/pages-1.5-a.svg',
  '/covers/pages-1-a--5.svg',
  '/covers/pages-1-a-1e9.svg',
  '/covers/Pages-1-a.svg',
  '/covers/pages-1-a-.svg',
  '/covers/pages-1-a.large.svg',
  '/covers/../pages-1-a.svg',
  '/uploads/pages-1-a.svg',
])('%s is not the path of a cover', path => {
  expect(parseCoverPath(path)).toBeNull();
});

test.each([{ style: 'editorial', accent: '' } as const, { style: 'terminal', accent: '#0a64c8' } as const])(
  'a cover has its addresses in the look %o',
  look => {
    const image = coverImage('/covers/pages-1-a.svg', '/base', look);
    const [path, query = ''] = image.src.split('?look=') ?? [];
    expect(path).toBe('/base/covers/pages-1-a.svg');
    expect(parseLookQuery(query)).toEqual(look);
    expect(image.srcSet).toBe(`/base/covers/pages-1-a.small.svg?look=${query} 320w, ${image.src} 1600w`);
  },
);

test.each(['', 'brutal', 'editorial-zzzzzz', 'editorial-12345', 'Editorial'])('"%s" is not a look', look => {
  expect(parseLookQuery(look)).toBeNull();
});
