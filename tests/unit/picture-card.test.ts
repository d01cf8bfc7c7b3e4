import type { Font } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createMeasure } from '#server/core/font/measure-text';
import { createTypefaceLoader, type FontStack, type Typefaces } from '#server/core/font/typefaces';
import { noteCard, projectCard, siteCard } from '#server/features/generated-pictures/card';
import { cardSvg } from '#server/features/generated-pictures/card-svg';
import { resolveCssVariables } from '#server/features/generated-pictures/css-variables';
import { type CardPaint, lookColors, toPictureLook } from '#server/features/generated-pictures/picture-look';
import { createPictureService } from '#server/features/generated-pictures/picture-service';
import { textPath } from '#server/features/generated-pictures/text-path';
import type { Project } from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
import { loadTexts } from '#shared/language/load-texts';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { projectPicturePath, sitePicturePath } from '#shared/picture-address';
import { toInitials } from '#shared/text';
import { readScriptFont } from '../support/content/script-fonts';
import { SOME_SITE, someProject } from '../support/content/some-content';
import { createDeferred } from '../support/deferred';

const loadTypefaces = createTypefaceLoader();
const LOOK = toPictureLook(SOME_SITE);
const cardOf = (fields?: Partial<Project>) => projectCard(someProject(fields), SOME_SITE);
const faces = await loadTypefaces();
const paint: CardPaint = { faces, color: lookColors(LOOK, 'light'), style: 'instrument', brand: '' };

test('a card has the labels, the date and the own words of a German site', async () => {
  await loadTexts('de');
  const site = { ...SOME_SITE, language: 'de', texts: { tags: 'Themen' } } as const;
  const note = { _id: '1', slug: 'a', title: 'A', summary: '', cover: '', coverAlt: '' };
  const moments = { publishedAt: '2024-03-05T00:00:00.000Z', updatedAt: '2024-03-05T00:00:00.000Z' };
  const { facts } = noteCard({ ...note, ...moments, minutes: 3, tags: ['Uhren'] }, site);
  expect(facts).toEqual([
    { label: 'Veröffentlicht', value: '5. März 2024' },
    { label: 'Lesezeit', value: '3 Min.' },
    { label: 'Themen', value: 'Uhren' },
  ]);
});

test('the card of a project contains its title, owner and facts', async () => {
  expect(await cardOf({ status: 'wip' })).toEqual({
    owner: 'Ada Example',
    language: 'en',
    titles: ['Engine', 'Engines', 'Ada Example'],
    text: 'An engine.',
    facts: [
      { label: 'Category', value: 'Engines' },
      { label: 'Status', value: 'In Progress', mark: 'half' },
      { label: 'Timeline', value: 'Spring 2024' },
    ],
  });
});

test('the card of a project shows its description without Markdown', async () => {
  const { text } = await cardOf({ description: 'A **bold** [link](https://x.y)\n\n- `item`' });
  expect(text).toBe('A bold link item');
});

test('the status mark on a card has the same shape as on the site', async () => {
  const draw = async (status: string) => cardSvg(await cardOf({ status }), paint);
  const statuses = ['completed', 'wip', 'planned', 'planning', 'Someday'];
  const cards = await Promise.all(statuses.map(status => cardOf({ status })));
  const marks = cards.map(({ facts }) => facts.find(({ mark }) => mark)?.mark);
  expect(marks).toEqual(['full', 'half', 'ring', 'dotted', 'none']);
  expect(await draw('planning')).toContain('stroke-dasharray');
  expect(await draw('planned')).not.toContain('stroke-dasharray');
});

test('text is measured without making the outlines of its letters', () => {
  const [typeface] = faces.bold;
  const { font } = typeface;
  let outlines = 0;
  const layout: Font['layout'] = (text, features) => {
    const laidOut = font.layout(text, features);
    const glyphs = laidOut.glyphs.map(({ id, codePoints, advanceWidth, path }) => ({
      id,
      codePoints,
      advanceWidth,
      get path() {
        outlines += 1;
        return path;
      },
    }));
    return { ...laidOut, advanceWidth: laidOut.advanceWidth, glyphs };
  };
  const hasGlyphForCodePoint = () => true;
  const counting = { ...font, unitsPerEm: font.unitsPerEm, layout, hasGlyphForCodePoint };
  const fonts: FontStack = [{ ...typeface, font: counting }];
  expect(createMeasure({ fonts, size: 10 })('wide')).toBeGreaterThan(10);
  expect(outlines).toBe(0);
});

test('a card of a site omits default settings and facts without a value', () => {
  const { facts } = siteCard({ ...SOME_SITE, location: '', education: '' });
  expect(facts).toEqual([{ label: 'Employment', value: 'Independent' }]);
  const card = siteCard({ ...DEFAULT_SITE_SETTINGS, ownerName: 'Ada Example' });
  expect(card).toEqual({
    owner: 'Ada Example',
    language: 'en',
    titles: ['', '', 'Ada Example'],
    text: '',
    facts: [],
  });
});

test.each([
  'A title that is too long for a picture of this size, however small its letters are. '.repeat(5),
  'Engine',
  'x'.repeat(1_000),
  '<script>alert(1)</script>',
  '',
  '🚀',
  '日本語のタイトル',
  'مرحبا بالعالم',
])('a card with the title %j is drawn as outlines only, without text or scripts', async title => {
  const svg = cardSvg(await cardOf({ title, description: title }), paint);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(/<text|<script|font-family|NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(400_000);
});

test('a title with unsupported characters is replaced by the category', async () => {
  const draw = async (title: string) => cardSvg(await cardOf({ title, description: '' }), paint);
  expect(await draw('日本語のタイトル')).toBe(await draw('Engines'));
  expect(await draw('日本語のタイトル')).not.toBe(await draw('Engine'));
});

test('a text that the fonts cannot set whole is not drawn in part', async () => {
  const draw = async (fields: Partial<Project>) =>
    cardSvg(await cardOf({ description: '', ...fields }), paint);
  expect(await draw({ title: 'Engines of 日本' })).toBe(await draw({ title: 'Engines' }));
  expect(await draw({ timeline: '2024年4月〜9月' })).toBe(await draw({ timeline: '' }));
  expect(await draw({ description: 'Made in 日本 for engines.' })).toBe(await draw({ description: '' }));
  expect(await draw({ title: 'Παπαδοπούλου' })).not.toBe(await draw({ title: 'Engines' }));
});

test('an added font completes a card, and changes its tag and address', async () => {
  const font = { name: 'Japanese', file: '/uploads/japanese.ttf' };
  const site = { ...SOME_SITE, fonts: [font] };
  const readUpload = () => readScriptFont('japanese');
  const loadAdded = createTypefaceLoader({ readUpload });
  const added = { ...paint, faces: await loadAdded('archivo', [font.file]) };
  const titled = await cardOf({ title: '株式会社見本' });
  expect(cardSvg(titled, added)).not.toBe(cardSvg(await cardOf({ title: 'Engines' }), added));
  const pictures = createPictureService({ loadTypefaces: loadAdded, readUpload });
  const [without, look] = [LOOK, toPictureLook(site)];
  expect(pictures.tag(titled, look)).not.toBe(pictures.tag(titled, without));
  expect(await pictures.card(titled, look)).not.toEqual(await pictures.card(titled, without));
  expect(sitePicturePath(site)).not.toBe(sitePicturePath(SOME_SITE));
});

test('right-to-left lines are right-aligned', async () => {
  const readUpload = () => readScriptFont('hebrew');
  const faces = await createTypefaceLoader({ readUpload })('archivo', ['/uploads/hebrew.ttf']);
  const draw = (title: string) => {
    const [, x = ''] =
      /translate\((\d[\d.]*) \d+[\d.]*\) scale/.exec(
        textPath([title], { fonts: faces.head, size: 96, x: 72, y: 200, fill: '', width: 1056 }),
      ) ?? [];
    return Number(x);
  };
  expect(draw('Hello')).toBe(72);
  expect(draw('שלום')).toBeGreaterThan(800);
});

test('a card is drawn once for several requests and again after its content changes', async () => {
  let loads = 0;
  const pictures = createPictureService({
    loadTypefaces: pair => {
      loads += 1;
      return loadTypefaces(pair);
    },
  });
  const card = await cardOf();
  const [first, second] = await Promise.all([pictures.card(card, LOOK), pictures.card({ ...card }, LOOK)]);
  expect(second).toBe(first);
  const loaded = loads;
  expect(await pictures.card(card, LOOK)).toBe(first);
  expect(loads).toBe(loaded);
  const other = { ...card, text: 'Another engine.' };
  expect(pictures.tag(other, LOOK)).not.toBe(pictures.tag(card, LOOK));
  expect(await pictures.card(other, LOOK)).not.toEqual(first);
});

test('a card that could not be drawn is drawn again at the next request', async () => {
  let isBroken = true;
  const pictures = createPictureService({
    loadTypefaces: () => (isBroken ? Promise.reject(new Error('no fonts')) : loadTypefaces()),
  });
  const card = siteCard(SOME_SITE);
  await expect(pictures.card(card, LOOK)).rejects.toThrow('no fonts');
  isBroken = false;
  expect((await sharp(await pictures.card(card, LOOK)).metadata()).format).toBe('jpeg');
});

test('a request is rejected while too many are waiting and succeeds later', async () => {
  const { promise: gate, resolve: open } = createDeferred<Typefaces>();
  const pictures = createPictureService({ loadTypefaces: () => gate });
  // The card waits for the typefaces, and the icons, which take little time, wait for the card.
  const icons = Array.from({ length: 32 }, (_, index) => ({ size: 16 + index, fill: 0.5, corner: 0 }));
  const requests = [
    pictures.card(siteCard(SOME_SITE), LOOK),
    ...icons.slice(0, 31).map(icon => pictures.icon(icon, LOOK)),
  ];
  const [last] = icons.slice(31);
  expect(last && (() => pictures.icon(last, LOOK))).toThrow('Too many image requests');
  open(faces);
  await Promise.all(requests);
  expect(last && (await pictures.icon(last, LOOK)).subarray(1, 4).toString()).toBe('PNG');
});

test('the path of a picture changes with its content', () => {
  const project = someProject();
  const path = projectPicturePath(project, SOME_SITE);
  expect(path).toMatch(/^\/og\/projects\/01a1fd07-85c5-7564-9909-52845c9ed050\.jpg\?v=\w+$/);
  expect(projectPicturePath({ ...project, title: 'x', skills: [] }, SOME_SITE)).toBe(path);
  expect(projectPicturePath({ ...project, updatedAt: '2024-02-01T00:00:00.001Z' }, SOME_SITE)).not.toBe(path);
  const looks = [{ style: 'terminal' }, { accent: '#1f6f78' }, { logo: 'mark' }] as const;
  for (const changed of [{ ownerName: 'Eve' }, ...looks])
    expect(projectPicturePath(project, { ...SOME_SITE, ...changed })).not.toBe(path);
  expect(sitePicturePath({ ...SOME_SITE, role: 'x' })).not.toBe(sitePicturePath(SOME_SITE));
});

test('the card of a project omits the default texts', async () => {
  const card = await cardOf({ description: 'Project description', timeline: 'Project timeline' });
  expect(card.text).toBe('');
  expect(card.facts.map(({ label }) => label)).toEqual(['Category', 'Status']);
});

describe('the image on the card of a project', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';
  const wide = `${SVG} viewBox="0 0 16 9"><rect width="16" height="9" fill="#00f"/></svg>`;
  const tall = `${SVG} viewBox="0 0 9 16"><rect width="9" height="16" fill="#00f"/></svg>`;
  const variable = `${SVG} viewBox="0 0 16 9"><style>
    svg { --ground: #0f0; --sky: var(--ground) }
    @media (prefers-color-scheme: dark) { svg { --ground: #f00 } }
    rect { fill: var(--sky) }</style><rect width="16" height="9"/></svg>`;
  const sample = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><style>
    svg { --B: #0f0; --1: #00f } rect { fill: var(--B) } circle { fill: var(--1) }</style>
    <rect width="16" height="9"/><circle cx="8" cy="4.5" r="2"/></svg>`;
  const files: Record<string, string> = {
    'wide.svg': wide,
    'tall.svg': tall,
    'variable.svg': variable,
    'sample-drift.svg': sample,
    'broken.png': 'no picture',
  };
  const pictures = createPictureService({
    loadTypefaces,
    readUpload: async address => {
      const file = files[address.replace('/uploads/', '')];
      return file === undefined ? null : Buffer.from(file);
    },
  });
  const NEAR = 8;
  type Place = { x: number; y: number; look?: typeof LOOK };

  /** Returns how far the color at a place is from the given one, because a JPEG is not exact. */
  async function distance(color: string, image: string, { x, y, look = LOOK }: Place): Promise<number> {
    const place = { left: x, top: y, width: 1, height: 1 };
    const part = sharp(await pictures.card(await cardOf({ image }), look)).extract(place);
    const expected = Buffer.from(color.slice(1), 'hex');
    const shown = await part.raw().toBuffer();
    return Math.max(...expected.map((channel, index) => Math.abs(channel - Number(shown[index]))));
  }

  test('is drawn beside the text and a tall one is not cropped', async () => {
    for (const x of [620, 860, 1100])
      expect(await distance('#0000ff', '/uploads/wide.svg', { x, y: 300 })).toBeLessThan(NEAR);
    expect(await distance('#0000ff', '/uploads/tall.svg', { x: 864, y: 160 })).toBeLessThan(NEAR);
    expect(await distance('#0000ff', '/uploads/tall.svg', { x: 864, y: 435 })).toBeLessThan(NEAR);
    expect(await distance('#0000ff', '/uploads/tall.svg', { x: 640, y: 300 })).toBeGreaterThan(NEAR);
    const svg = cardSvg(await cardOf({ title: 'x'.repeat(200) }), { ...paint, picture: Buffer.from('') });
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('has the light-theme colors of its CSS variables', async () => {
    expect(await distance('#00ff00', '/uploads/variable.svg', { x: 864, y: 300 })).toBeLessThan(NEAR);
  });

  test.each(['instrument', 'editorial', 'terminal'] as const)(
    'has paper and accent of the %s style if it is a drawing of the sample, in the theme of the site',
    async style => {
      for (const theme of ['light', 'dark'] as const) {
        const look = { ...LOOK, style, theme, accent: '' };
        const color = lookColors(look, theme);
        const image = '/uploads/sample-drift.svg';
        expect(await distance(color('coverBg'), image, { x: 640, y: 200, look })).toBeLessThan(NEAR);
        expect(await distance(color('accent'), image, { x: 864, y: 297, look })).toBeLessThan(NEAR);
      }
    },
  );

  test.each([
    ['its value', 'svg{--a:#123}', 'var(--a)', '#123'],
    ['its fallback if it has no value', '', 'var(--a, rgb(1, 2, 3))', 'rgb(1, 2, 3)'],
    ['the value of another variable', 'svg{--a:var(--b);--b:red}', 'var( --a )', 'red'],
    ['the fallback of its fallback', '', 'var(--a,var(--b,blue))', 'blue'],
    ['itself if it is circular', 'svg{--a:var(--b);--b:var(--a)}', 'var(--a)', 'var(--a)'],
    ['its fallback if the parenthesis is not closed', '', 'var(--a, (', '('],
  ])('has each CSS variable replaced by %s', (_title, sheet, value, expected) => {
    const draw = (fill: string) => `<svg><style>${sheet}</style><path fill="${fill}"/></svg>`;
    const shown = /fill="([^"]*)"/.exec(resolveCssVariables(draw(value)))?.[1];
    expect(shown).toBe(expected);
  });

  test('expands exponentially nested CSS variables only up to a limit', () => {
    const rules = Array.from(
      { length: 60 },
      (_, level) => `--v${level}:var(--v${level + 1})var(--v${level + 1});`,
    );
    const svg = `<svg><style>svg{${rules.join('')}--v60:red}</style><path fill="var(--v0)"/></svg>`;
    expect(resolveCssVariables(svg).length).toBeLessThan(100_000);
    expect(resolveCssVariables(`<svg fill="${'var(--a,'.repeat(50_000)}"/>`).length).toBeLessThan(500_000);
  });

  test('is omitted if it is external, missing or broken, so that the text has the full width', async () => {
    const without = await pictures.card(await cardOf({ image: '' }), LOOK);
    expect(await cardOf({ image: 'https://example.com/far.png' })).toEqual(await cardOf({ image: '' }));
    for (const image of ['/uploads/gone.png', '/uploads/broken.png'])
      expect((await pictures.card(await cardOf({ image }), LOOK)).equals(without)).toBe(true);
  });
});

describe('a generated picture', () => {
  const green =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#00ff00"/></svg>';
  const pictures = createPictureService({
    loadTypefaces,
    readUpload: async address => (address.endsWith('logo.svg') ? Buffer.from(green) : null),
  });
  const createLook = (changes: Partial<SiteSettings>) => toPictureLook({ ...SOME_SITE, ...changes });
  const drawIcon = (changes: Partial<SiteSettings>) =>
    pictures.icon({ size: 64, fill: 1, corner: 0 }, createLook(changes));

  /** Reads the color of a pixel of an icon 64 px wide as #rrggbb. */
  async function pixel(changes: Partial<SiteSettings>, left: number, top: number): Promise<string> {
    const part = sharp(await drawIcon(changes)).extract({ left, top, width: 1, height: 1 });
    return `#${(await part.removeAlpha().raw().toBuffer()).toString('hex', 0, 3)}`;
  }

  test('has the background, accent and theme of the site', async () => {
    expect(await pixel({}, 1, 1)).toBe('#f2f4f4');
    expect(await pixel({ firstTheme: 'dark' }, 1, 1)).toBe('#0d1112');
    expect(await pixel({ style: 'editorial' }, 1, 1)).toBe('#faf7f1');
    // The needle is drawn between the initials and between the ticks of the mark.
    expect(await pixel({}, 24, 32)).not.toBe('#be3a00');
    expect(await pixel({ ownerName: 'Ada B' }, 32, 32)).toBe('#be3a00');
    expect(await pixel({ logo: 'mark', accent: '#0b6a68' }, 32, 32)).toBe('#0b6a68');
  });

  test('has the typeface of the site', async () => {
    const types = ['archivo', 'serif-archivo', 'serif', 'mono'] as const;
    // Long enough to be shortened, and with character sequences that some fonts draw as ligatures.
    const card = siteCard({ ...SOME_SITE, employment: 'a -> b != c '.repeat(20) });
    const drawn = await Promise.all(types.map(type => pictures.card(card, createLook({ type }))));
    expect(new Set(drawn.map(picture => picture.toString('base64'))).size).toBe(4);
  });

  test('has the uncropped logo of the owner, or initials if its file is missing', async () => {
    const logo = { logo: 'own', logoImage: '/uploads/logo.svg' } as const;
    expect(await pixel(logo, 32, 32)).toBe('#00ff00');
    expect(await pixel(logo, 32, 4)).toBe('#f2f4f4');
    const initials = await drawIcon({});
    for (const logoImage of ['/uploads/gone.png', ''])
      expect((await drawIcon({ logo: 'own', logoImage })).equals(initials)).toBe(true);
  });

  test('has the mark of the site if the name has unsupported characters', async () => {
    const mark = await drawIcon({ logo: 'mark' });
    for (const ownerName of ['日本 太郎', '🚀', ''])
      expect((await drawIcon({ ownerName })).equals(mark)).toBe(true);
  });

  test('for browser tabs has the accent of both themes', async () => {
    const tab = async (changes: Partial<SiteSettings>) =>
      (await pictures.tabMark(createLook(changes))).toString();
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
])('the initials of %j are %j', (name, initials) => expect(toInitials(name)).toEqual(initials));
