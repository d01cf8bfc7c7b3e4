import { expect } from 'vitest';
import { test as base } from '../support/browser/browser-test';
import { layoutShift } from '../support/browser/layout-shift';
import { DESKTOP, ON_DESKTOP, ON_PHONE, sweepWithAxe } from '../support/browser/sweep';
import { addPicture } from '../support/content/archive-content';
import { photograph, picture } from '../support/content/media-factory';

const WORDS = `${'Some words of a long text. '.repeat(60)}\n\n`;

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

test('the contents of a long text mark the section that is read and how much has been read', async ({
  call,
  visitor,
}) => {
  const names = ['First', 'Second', 'Third', 'Last'];
  const text = WORDS + names.map(name => `## ${name}\n\n${name === 'Last' ? 'End.' : WORDS}`).join('\n\n');
  await call('POST', '/notes', { title: 'Long', slug: 'long', text });
  const page = await visitor('/notes/long', { viewport: DESKTOP });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  const readPassed = () =>
    contents
      .locator('li')
      .evaluateAll(stops => stops.map(stop => Number(stop.style.getPropertyValue('--passed'))));
  // The server may take longer for its first text than it waits.
  await contents.waitFor();
  await page.reload();
  expect(await contents.getByRole('link').allInnerTexts()).toEqual(names);
  expect(await current.count()).toBe(0);
  expect(Math.max(...(await readPassed()))).toBeLessThan(0);

  const second = contents.getByRole('link', { name: 'Second' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => current.allInnerTexts()).toEqual(['Second']);
  expect(page.url()).toMatch(/#text-second$/);
  expect(await second.evaluate(link => link.getBoundingClientRect().top)).toBeGreaterThan(0);
  const [first = 0, reading = 0, third = 0] = await readPassed();
  expect([first >= 1, reading > 0 && reading < 1, third < 0]).toEqual([true, true, true]);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => current.allInnerTexts()).toEqual(['Last']);
  expect(Math.min(...(await readPassed()))).toBeGreaterThanOrEqual(1);
  expect(await layoutShift(page)).toBe(0);
  await sweepWithAxe(page, {}, [ON_PHONE, ON_DESKTOP]);
  await page.setViewportSize({ width: 1023, height: 900 });
  expect(await second.isVisible()).toBe(false);
  await contents.getByText('On this page').click();
  await second.click();
  await expect.poll(() => page.url()).toMatch(/#text-second$/);
});

test('without JavaScript the contents of a page are links', async ({ call, visitor }) => {
  const text = ['One', 'Two', 'Three'].map(name => `## ${name}\n\n${WORDS}`).join('\n\n');
  await call('POST', '/pages', { title: 'Manual', slug: 'manual', text });
  const page = await visitor('/pages/manual', { viewport: DESKTOP, javaScriptEnabled: false });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Three' }).click();
  await expect
    .poll(() =>
      page.getByRole('heading', { name: 'Three' }).evaluate(node => node.getBoundingClientRect().top),
    )
    .toBeLessThan(200);
});

test('a picture of full width begins where the page begins, a photo fills the window, and a heading before it is large', async ({
  call,
  site,
  visitor,
}) => {
  const [drawing, photo] = await Promise.all(
    [await picture(1_200, 800).jpeg().toBuffer(), await photograph()].map(bytes => addPicture(site, bytes)),
  );
  const text = `${WORDS}## Plain\n\n## Chapter\n\n![A photo](${photo}#full "Words")\n\n![A plan](${drawing}#full)\n\n${WORDS}`;
  await call('POST', '/notes', { title: 'Chapters', slug: 'chapters', text });
  const page = await visitor('/notes/chapters', { viewport: DESKTOP });
  await sweepWithAxe(page, {
    'pictures, caption and heading are at the edges of the window and of the page': {
      check: () => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [title, heading, caption] = ['h1', '#text-chapter', 'figcaption'].map(box);
        const [image, plan] = ['[alt="A photo"]', '[alt="A plan"]'].map(box);
        const starts = [title, heading, caption, plan].map(each => Math.round(each?.x ?? -1));
        const isFilled =
          Math.round(image?.x ?? -1) === 0 &&
          Math.round(image?.width ?? 0) === innerWidth &&
          Math.round(image?.height ?? 0) <= 0.8 * innerHeight;
        const found = JSON.stringify({ starts, image });
        return isFilled && new Set(starts).size === 1 ? [] : [found];
      },
    },
    'the heading is larger than others': {
      check: () => {
        const [plain, chapter] = ['#text-plain', '#text-chapter'].map(selector => {
          const heading = document.querySelector(selector);
          return heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0;
        });
        return Number(chapter) > Number(plain) ? [] : [`${chapter} and ${plain}`];
      },
    },
  });
});
