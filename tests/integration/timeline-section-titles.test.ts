import { expect, test } from 'vitest';
import { startAppForFile } from '../support/managed-app';

const app = await startAppForFile();

const TITLES = ['2', '10', 'b', '__proto__', '1', 'constructor', 'toString', 'a'];

test('sections keep their order, and their titles may be those of inherited properties', async () => {
  const sections = TITLES.map(title => ({ title, text: `About ${title}` }));
  await app.services.timeline.create({ profileSections: sections, futureSections: sections });
  const [fromRest] = Object((await app.rest('GET', '/timeline')).body);
  const [fromTrpc] = await app.trpc().timeline.list.query();
  for (const element of [fromRest, fromTrpc]) {
    expect(element).toMatchObject({ profileSections: sections, futureSections: sections });
    for (const map of [element.profile, element.future]) {
      expect(new Map(Object.entries(map))).toEqual(new Map(sections.map(({ title, text }) => [title, text])));
      expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
