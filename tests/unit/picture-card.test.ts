import { beforeAll, expect, test } from 'vitest';
import { createTypefaceLoader, type Typefaces } from '../../src/server/core/font/typefaces';
import { projectCard, siteCard } from '../../src/server/features/pictures/card';
import { cardSvg } from '../../src/server/features/pictures/card-svg';
import { createPictureService } from '../../src/server/features/pictures/picture-service';
import { projectPicturePath, sitePicturePath } from '../../src/shared/picture-address';
import { SOME_SITE, someProject } from '../support/some-content';

const loadTypefaces = createTypefaceLoader();
let faces: Typefaces;
beforeAll(async () => {
  faces = await loadTypefaces();
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
  const draw = (status: string) => cardSvg(projectCard(someProject({ status }), SOME_SITE), faces);
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
  const svg = cardSvg(projectCard(someProject({ title, description: title }), SOME_SITE), faces);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(/<text|<script|font-family|NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(400_000);
});

test('a title that the letters cannot set gives way to the category', () => {
  const draw = (title: string) =>
    cardSvg(projectCard(someProject({ title, description: '' }), SOME_SITE), faces);
  expect(draw('日本語のタイトル')).toBe(draw('Engines'));
  expect(draw('日本語のタイトル')).not.toBe(draw('Engine'));
});

test('a picture is drawn once for many who ask, and again when it says something else', async () => {
  let loads = 0;
  const pictures = createPictureService(() => {
    loads += 1;
    return loadTypefaces();
  });
  const card = projectCard(someProject(), SOME_SITE);
  const [first, second] = await Promise.all([pictures.card(card), pictures.card({ ...card })]);
  expect(second).toBe(first);
  expect(loads).toBe(1);
  const other = { ...card, text: 'Another engine.' };
  expect(pictures.tag(other)).not.toBe(pictures.tag(card));
  expect(await pictures.card(other)).not.toEqual(first);
});

test('a picture that failed is drawn again', async () => {
  let isBroken = true;
  const pictures = createPictureService(() =>
    isBroken ? Promise.reject(new Error('no fonts')) : loadTypefaces(),
  );
  const card = siteCard(SOME_SITE);
  await expect(pictures.card(card)).rejects.toThrow('no fonts');
  isBroken = false;
  expect((await pictures.card(card)).subarray(1, 4).toString()).toBe('PNG');
});

test('with too many waiting the next is sent away, and later served', async () => {
  let open: (faces: Typefaces) => void = () => undefined;
  const gate = new Promise<Typefaces>(resolve => {
    open = resolve;
  });
  const pictures = createPictureService(() => gate);
  // The first waits for the letters, and icons, which are quick to draw, wait behind it.
  const icons = Array.from({ length: 32 }, (_, index) => ({ size: 16 + index, fill: 0.5, corner: 0 }));
  const asked = [pictures.card(siteCard(SOME_SITE)), ...icons.slice(0, 31).map(icon => pictures.icon(icon))];
  const [last] = icons.slice(31);
  expect(last && (() => pictures.icon(last))).toThrow('Too many image requests');
  open(faces);
  await Promise.all(asked);
  expect(last && (await pictures.icon(last)).subarray(1, 4).toString()).toBe('PNG');
});

test('the address of a picture changes with what the picture says', () => {
  const project = someProject();
  const path = projectPicturePath(project, SOME_SITE);
  expect(path).toMatch(/^\/og\/projects\/01a1fd07-85c5-7564-9909-52845c9ed050\.png\?v=\w+$/);
  expect(projectPicturePath({ ...project, title: 'x', skills: [] }, SOME_SITE)).toBe(path);
  expect(projectPicturePath({ ...project, updatedAt: '2024-02-01T00:00:00.001Z' }, SOME_SITE)).not.toBe(path);
  expect(projectPicturePath(project, { ...SOME_SITE, ownerName: 'Eve' })).not.toBe(path);
  expect(sitePicturePath({ ...SOME_SITE, role: 'x' })).not.toBe(sitePicturePath(SOME_SITE));
});
