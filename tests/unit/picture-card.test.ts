import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTypefaceLoader, type Typefaces } from '../../src/server/core/font/typefaces';
import { projectCard, siteCard } from '../../src/server/features/pictures/card';
import { cardSvg } from '../../src/server/features/pictures/card-svg';
import { type CardPaint, lookColors, pictureLookOf } from '../../src/server/features/pictures/picture-look';
import { createPictureService } from '../../src/server/features/pictures/picture-service';
import { withoutVariables } from '../../src/server/features/pictures/without-variables';
import type { SiteSettings } from '../../src/shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '../../src/shared/default-site-settings';
import { initialsOf } from '../../src/shared/initials';
import { projectPicturePath, sitePicturePath } from '../../src/shared/picture-address';
import { SOME_SITE, someProject } from '../support/some-content';

const loadTypefaces = createTypefaceLoader();
const LOOK = pictureLookOf(SOME_SITE);
let paint: CardPaint;
beforeAll(async () => {
  const faces = await loadTypefaces();
  paint = { faces, color: lookColors(LOOK, 'light'), style: 'instrument', brand: '' };
});

test('a project’s card names it, its owner and its facts', () => {
  expect(projectCard(someProject({ status: 'wip' }), SOME_SITE)).toEqual({
    owner: 'Ada Example',
    titles: ['Engine', 'Engines', 'Ada Example'],
    text: 'An engine.',
    facts: [
      { label: 'Category', value: 'Engines' },
      { label: 'Status', value: 'In Progress', mark: 'half' },
      { label: 'Timeline', value: 'Spring 2024' },
    ],
  });
});

test('the dot of a status has the shape that it has on the site', () => {
  const draw = (status: string) => cardSvg(projectCard(someProject({ status }), SOME_SITE), paint);
  const marks = ['completed', 'wip', 'planned', 'planning', 'Someday'].map(status => {
    return projectCard(someProject({ status }), SOME_SITE).facts.find(({ mark }) => mark)?.mark;
  });
  expect(marks).toEqual(['full', 'half', 'ring', 'dotted', 'none']);
  expect(draw('planning')).toContain('stroke-dasharray');
  expect(draw('planned')).not.toContain('stroke-dasharray');
});

test('facts that are not known are left out', () => {
  const { facts } = siteCard({ ...SOME_SITE, location: '', education: '' });
  expect(facts).toEqual([{ label: 'Employment', value: 'Independent' }]);
});

test.each([
  'Engine',
  'A title so long that it cannot stand on a picture of this size however small its letters are made '.repeat(
    4,
  ),
  'x'.repeat(1_000),
  '<script>alert(1)</script>',
  '🚀',
  '日本語のタイトル',
  'مرحبا بالعالم',
  '',
])('a picture of %j is drawn in outlines alone, without a text or a script', title => {
  const svg = cardSvg(projectCard(someProject({ title, description: title }), SOME_SITE), paint);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(/<text|<script|font-family|NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(400_000);
});

test('a title that the letters cannot set gives way to the category', () => {
  const draw = (title: string) =>
    cardSvg(projectCard(someProject({ title, description: '' }), SOME_SITE), paint);
  expect(draw('日本語のタイトル')).toBe(draw('Engines'));
  expect(draw('日本語のタイトル')).not.toBe(draw('Engine'));
});

test('a picture is drawn once for many who ask, and again when it says something else', async () => {
  let loads = 0;
  const pictures = createPictureService({
    loadTypefaces: pair => {
      loads += 1;
      return loadTypefaces(pair);
    },
  });
  const card = projectCard(someProject(), SOME_SITE);
  const [first, second] = await Promise.all([pictures.card(card, LOOK), pictures.card({ ...card }, LOOK)]);
  expect(second).toBe(first);
  const loaded = loads;
  expect(await pictures.card(card, LOOK)).toBe(first);
  expect(loads).toBe(loaded);
  const other = { ...card, text: 'Another engine.' };
  expect(pictures.tag(other, LOOK)).not.toBe(pictures.tag(card, LOOK));
  expect(await pictures.card(other, LOOK)).not.toEqual(first);
});

test('a picture that failed is drawn again', async () => {
  let isBroken = true;
  const pictures = createPictureService({
    loadTypefaces: () => (isBroken ? Promise.reject(new Error('no fonts')) : loadTypefaces()),
  });
  const card = siteCard(SOME_SITE);
  await expect(pictures.card(card, LOOK)).rejects.toThrow('no fonts');
  isBroken = false;
  expect((await pictures.card(card, LOOK)).subarray(1, 4).toString()).toBe('PNG');
});

test('with too many waiting the next is sent away, and later served', async () => {
  let open: (faces: Typefaces) => void = () => undefined;
  const gate = new Promise<Typefaces>(resolve => {
    open = resolve;
  });
  const pictures = createPictureService({ loadTypefaces: () => gate });
  // The first waits for the letters, and icons, which are quick to draw, wait behind it.
  const icons = Array.from({ length: 32 }, (_, index) => ({ size: 16 + index, fill: 0.5, corner: 0 }));
  const asked = [
    pictures.card(siteCard(SOME_SITE), LOOK),
    ...icons.slice(0, 31).map(icon => pictures.icon(icon, LOOK)),
  ];
  const [last] = icons.slice(31);
  expect(last && (() => pictures.icon(last, LOOK))).toThrow('Too many image requests');
  open(paint.faces);
  await Promise.all(asked);
  expect(last && (await pictures.icon(last, LOOK)).subarray(1, 4).toString()).toBe('PNG');
});

test('the address of a picture changes with what the picture says', () => {
  const project = someProject();
  const path = projectPicturePath(project, SOME_SITE);
  expect(path).toMatch(/^\/og\/projects\/01a1fd07-85c5-7564-9909-52845c9ed050\.png\?v=\w+$/);
  expect(projectPicturePath({ ...project, title: 'x', skills: [] }, SOME_SITE)).toBe(path);
  expect(projectPicturePath({ ...project, updatedAt: '2024-02-01T00:00:00.001Z' }, SOME_SITE)).not.toBe(path);
  for (const changed of [
    { ownerName: 'Eve' },
    { style: 'terminal' },
    { accent: '#1f6f78' },
    { logo: 'mark' },
  ] as const)
    expect(projectPicturePath(project, { ...SOME_SITE, ...changed })).not.toBe(path);
  expect(sitePicturePath({ ...SOME_SITE, role: 'x' })).not.toBe(sitePicturePath(SOME_SITE));
});

test('what every site begins with is not printed on the picture of one', () => {
  const card = siteCard({ ...DEFAULT_SITE_SETTINGS, ownerName: 'Ada Example' });
  expect(card).toEqual({ owner: 'Ada Example', titles: ['', '', 'Ada Example'], text: '', facts: [] });
});

test('what every project begins with is not printed on the picture of one', () => {
  const card = projectCard(
    someProject({ description: 'Project description', timeline: 'Project timeline' }),
    SOME_SITE,
  );
  expect(card.text).toBe('');
  expect(card.facts.map(({ label }) => label)).toEqual(['Category', 'Status']);
});

describe('the picture of a project', () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#00f"/></svg>';
  const tall =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><rect width="9" height="16" fill="#00f"/></svg>';
  const variable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><style>
    svg { --ground: #0f0; --sky: var(--ground) }
    @media (prefers-color-scheme: dark) { svg { --ground: #f00 } }
    rect { fill: var(--sky) }</style><rect width="16" height="9"/></svg>`;
  const pictures = createPictureService({
    loadTypefaces,
    readUpload: async address => {
      if (address.endsWith('broken.png')) return Buffer.from('no picture');
      if (address.endsWith('gone.png')) return null;
      if (address.endsWith('variable.svg')) return Buffer.from(variable);
      return Buffer.from(address.endsWith('tall.svg') ? tall : wide);
    },
  });
  const cardOf = (image: string) => projectCard(someProject({ image }), SOME_SITE);

  async function pixel(image: string, left: number, top: number): Promise<string> {
    const part = sharp(await pictures.card(cardOf(image), LOOK)).extract({ left, top, width: 1, height: 1 });
    return `#${(await part.removeAlpha().raw().toBuffer()).toString('hex', 0, 3)}`;
  }

  test('stands beside its words, and of a tall one nothing is cut off', async () => {
    for (const x of [620, 860, 1100]) expect(await pixel('/uploads/wide.svg', x, 300)).toBe('#0000ff');
    expect(await pixel('/uploads/tall.svg', 864, 160)).toBe('#0000ff');
    expect(await pixel('/uploads/tall.svg', 864, 435)).toBe('#0000ff');
    expect(await pixel('/uploads/tall.svg', 640, 300)).not.toBe('#0000ff');
    const svg = cardSvg(projectCard(someProject({ title: 'x'.repeat(200) }), SOME_SITE), {
      ...paint,
      picture: Buffer.from(''),
    });
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('has the colors of its CSS variables, in the light theme', async () => {
    expect(await pixel('/uploads/variable.svg', 864, 300)).toBe('#00ff00');
  });

  test.each([
    ['its value', 'svg{--a:#123}', 'var(--a)', '#123'],
    ['the fallback where it has none', '', 'var(--a, rgb(1, 2, 3))', 'rgb(1, 2, 3)'],
    ['another’s value', 'svg{--a:var(--b);--b:red}', 'var( --a )', 'red'],
    ['the fallback of a fallback', '', 'var(--a,var(--b,blue))', 'blue'],
    ['nothing where it is its own', 'svg{--a:var(--b);--b:var(--a)}', 'var(--a)', 'var(--a)'],
    ['nothing where the bracket stays open', '', 'var(--a, (', '('],
  ])('a variable becomes %s', (_what, sheet, value, expected) => {
    const draw = (fill: string) => `<svg><style>${sheet}</style><path fill="${fill}"/></svg>`;
    const shown = /fill="([^"]*)"/.exec(withoutVariables(draw(value)))?.[1];
    expect(shown).toBe(expected);
  });

  test('variables that stand for ever more of each other take neither time nor memory', () => {
    const rules = Array.from(
      { length: 60 },
      (_, level) => `--v${level}:var(--v${level + 1})var(--v${level + 1});`,
    );
    const svg = `<svg><style>svg{${rules.join('')}--v60:red}</style><path fill="var(--v0)"/></svg>`;
    expect(withoutVariables(svg).length).toBeLessThan(100_000);
    expect(withoutVariables(`<svg fill="${'var(--a,'.repeat(50_000)}"/>`).length).toBeLessThan(500_000);
  });

  test('that is elsewhere, gone or broken leaves the words their whole width', async () => {
    const without = await pictures.card(cardOf(''), LOOK);
    expect(cardOf('https://example.com/far.png')).toEqual(cardOf(''));
    for (const image of ['/uploads/gone.png', '/uploads/broken.png']) {
      expect((await pictures.card(cardOf(image), LOOK)).equals(without)).toBe(true);
    }
  });
});

describe('a picture is in the look of the site', () => {
  const green =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#00ff00"/></svg>';
  const pictures = createPictureService({
    loadTypefaces,
    readUpload: async address => (address.endsWith('logo.svg') ? Buffer.from(green) : null),
  });
  const lookWith = (changes: Partial<SiteSettings>) => pictureLookOf({ ...SOME_SITE, ...changes });
  const drawIcon = (changes: Partial<SiteSettings>) =>
    pictures.icon({ size: 64, fill: 1, corner: 0 }, lookWith(changes));

  /** The color of a pixel of an icon of 64, as #rrggbb. */
  async function pixel(changes: Partial<SiteSettings>, left: number, top: number): Promise<string> {
    const part = sharp(await drawIcon(changes)).extract({ left, top, width: 1, height: 1 });
    return `#${(await part.removeAlpha().raw().toBuffer()).toString('hex', 0, 3)}`;
  }

  test('with its ground, its accent and its theme', async () => {
    expect(await pixel({}, 1, 1)).toBe('#f2f4f4');
    expect(await pixel({ firstTheme: 'dark' }, 1, 1)).toBe('#0d1112');
    expect(await pixel({ style: 'editorial' }, 1, 1)).toBe('#faf7f1');
    // The needle stands between the letters, and between the ticks of the mark.
    expect(await pixel({}, 24, 32)).not.toBe('#be3a00');
    expect(await pixel({ ownerName: 'Ada B' }, 32, 32)).toBe('#be3a00');
    expect(await pixel({ logo: 'mark', accent: '#0b6a68' }, 32, 32)).toBe('#0b6a68');
  });

  test('with letters of its type', async () => {
    const types = ['archivo', 'serif-archivo', 'serif', 'mono'] as const;
    // Long enough to be cut, and with what some fonts draw as other signs.
    const card = siteCard({ ...SOME_SITE, employment: 'a -> b != c '.repeat(20) });
    const drawn = await Promise.all(types.map(type => pictures.card(card, lookWith({ type }))));
    expect(new Set(drawn.map(picture => picture.toString('base64'))).size).toBe(4);
  });

  test('with the owner’s logo, whole, and with initials while its file cannot be had', async () => {
    const own = { logo: 'own', logoImage: '/uploads/logo.svg' } as const;
    expect(await pixel(own, 32, 32)).toBe('#00ff00');
    expect(await pixel(own, 32, 4)).toBe('#f2f4f4');
    const initials = await drawIcon({});
    for (const logoImage of ['/uploads/gone.png', ''])
      expect((await drawIcon({ logo: 'own', logoImage })).equals(initials)).toBe(true);
  });

  test('with the mark for a name that no letters can set', async () => {
    const mark = await drawIcon({ logo: 'mark' });
    for (const ownerName of ['日本 太郎', '🚀', ''])
      expect((await drawIcon({ ownerName })).equals(mark)).toBe(true);
  });

  test('and so is the mark of tabs, in the accent of either theme', async () => {
    const tab = async (changes: Partial<SiteSettings>) =>
      (await pictures.tabMark(lookWith(changes))).toString();
    expect(await tab({ logo: 'mark', accent: '#e8a200' })).toContain('.needle{stroke:#e8a200}');
    expect(await tab({})).toContain('path{fill:#edf1f0}.needle{fill:#ff7c45}');
    expect(await tab({ logo: 'own', logoImage: '/uploads/logo.svg' })).toContain(
      'href="data:image/png;base64,',
    );
    expect(await tab({ ownerName: '<script>' })).not.toMatch(/<script|<text/);
  });
});

test.each([
  ['Ada Lovelace', ['A', 'L']],
  ['Ludwig van Beethoven', ['L', 'B']],
  ['Jean-Luc Picard', ['J', 'P']],
  ['Sinéad O’Connor', ['S', 'O']],
  ['élan', ['É']],
  ['日本 太郎', ['日', '太']],
  ['  ', []],
  ['🚀', []],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toEqual(initials);
});
