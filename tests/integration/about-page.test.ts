import { expect, test } from 'vitest';
import { startAppForTest } from '../support/app/managed-app';
import type { TestApp } from '../support/app/start-app';
import { get, startAppWithPages } from '../support/app/visitor-reads';

/** Returns the names of the slides, and the number of owner's cards. */
async function readAbout(app: TestApp): Promise<{ slides: (string | undefined)[]; cards: number }> {
  const { text } = await get(app, '/about');
  const slides = [...text.matchAll(/aria-label="\d+ of \d+: ([^"]*)"/g)].map(([, name]) => name);
  return { slides, cards: text.match(/<dd>Harbor College<\/dd>/g)?.length ?? 0 };
}

test('the about page has the card of the owner exactly once, whatever is on the timeline', async () => {
  const app = await startAppForTest(undefined, startAppWithPages);
  const { timeline, site } = app.services;
  await site.update({ education: 'Harbor College' });
  expect(await readAbout(app)).toEqual({ slides: ['My Developer Profile'], cards: 1 });

  await timeline.create({ type: 'event', title: 'Started', year: 2020 });
  expect(await readAbout(app)).toEqual({ slides: ['My Developer Profile', '2020, Started'], cards: 1 });

  // The order of a client stays, and the card is where its profile is.
  const profile = await timeline.create({ type: 'profile', order: 1 });
  expect(await readAbout(app)).toEqual({ slides: ['2020, Started', 'My Developer Profile'], cards: 1 });

  // A draft is not on the page.
  await timeline.update({ id: profile._id, draft: true });
  expect(await readAbout(app)).toEqual({ slides: ['My Developer Profile', '2020, Started'], cards: 1 });

  await site.update({ aboutSections: [{ name: 'owner', hidden: true }] });
  expect(await readAbout(app)).toEqual({ slides: ['2020, Started'], cards: 0 });
});
