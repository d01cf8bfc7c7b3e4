import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hyphenate } from '#server/core/font/hyphenate';
import { LOOK_STYLES } from '#shared/appearance/looks';
import { test as base } from '../support/browser/browser-test';
import { listManyTitles, type ManyTitle } from '../support/content/many-titles';

/** The longest ones first, which every page shows at every width. The others take turns. */
const TITLES = listManyTitles().map(({ text, language }) => ({ text: hyphenate(text, language), language }));

const test = base.extend('paths', { scope: 'file' }, async ({ call }) => {
  const projects: { _id: string }[] = await call('GET', '/projects');
  const { notes }: { notes: { slug: string }[] } = await call('GET', '/notes');
  return ['/', '/projects', `/projects/${projects[0]?._id}`, '/notes', `/notes/${notes[0]?.slug}`];
});

test.for(LOOK_STYLES)(
  'titles of many scripts fit everywhere in the style %s',
  { timeout: 180_000 },
  async (style, { call, visitor, site, paths }) => {
    await call('PUT', '/site', { style });
    const page = await visitor();
    for (const path of paths) {
      await page.goto(site.url + path);
      for (const [turn, width] of [390, 768, 1440].entries()) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await findUnfitting(
            page,
            TITLES.filter((_, index) => index < 6 || index % 3 === turn),
          ),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    }
  },
);

/** Shows the titles in turn in all places of the page, and lists those that do not fit. */
function findUnfitting(page: Page, shown: ManyTitle[]): Promise<string[]> {
  return page.evaluate(titles => {
    const places = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h3, h3 a, strong) > span'),
    ].filter(place => place.childElementCount === 0 && place.checkVisibility());
    if (places.length === 0) return ['no titles'];
    // A page of one item shows each title in its heading.
    const step = places[0]?.closest('article, #welcome') ? 1 : places.length;
    const found = new Set<string>();
    for (let start = 0; start < titles.length; start += step) {
      for (const [index, place] of places.entries()) {
        const { text, language } = titles[(start + index) % titles.length] ?? { text: '', language: '' };
        place.textContent = text;
        place.lang = language;
        place.closest('h1')?.style.setProperty('--letters', String(text.length));
      }
      if (document.documentElement.scrollWidth > innerWidth) found.add(`scrolls: ${places[0]?.textContent}`);
      for (const place of places.slice(0, 24)) for (const fault of findFaults(place)) found.add(fault);
    }
    return [...found].slice(0, 8);

    function findFaults(place: HTMLElement): string[] {
      const text = place.textContent ?? '';
      const block = place.closest('h1, h3, strong')?.getBoundingClientRect() ?? new DOMRect();
      const lines = [...place.getClientRects()];
      const edge = Math.max(...lines.map(line => line.right));
      const faults: string[] = [];
      if (
        edge > Math.min(block.right, innerWidth) + 1 ||
        Math.min(...lines.map(line => line.left)) < block.left - 1
      )
        faults.push(`cut: ${text}`);
      for (
        let part: Element = place;
        part.parentElement && part.tagName !== 'MAIN';
        part = part.parentElement
      ) {
        for (const other of part.parentElement.children) {
          if (other === part || /absolute|fixed|sticky/.test(getComputedStyle(other).position)) continue;
          const { left, top, right, bottom, width, height } = other.getBoundingClientRect();
          const overlaps = (line: DOMRect) =>
            line.left < right - 1 && line.right > left + 1 && line.top + 8 < bottom && line.bottom - 8 > top;
          if (width > 1 && height > 1 && lines.some(overlaps))
            faults.push(`over ${other.outerHTML.slice(0, 60)}: ${text}`);
        }
      }
      return faults;
    }
  }, shown);
}

test('a long word of a heading is divided at its joints, and a short one never', async ({
  call,
  visitor,
}) => {
  await call('PUT', '/site', { language: 'de', style: 'instrument' });
  const title = 'Geschwindigkeitsüberwachungsprotokoll einer Weboberfläche';
  const [project] = await call('POST', '/projects', { title, public: true });
  const page = await visitor(`/projects/${project._id}`, { viewport: { width: 390, height: 844 } });
  const words = () =>
    page.locator('h1 span').evaluate(span => {
      const lines: string[] = [];
      let top = Number.NaN;
      for (let index = 0; index < (span.textContent ?? '').length; index += 1) {
        const range = document.createRange();
        range.setStart(span.firstChild ?? span, index);
        range.setEnd(span.firstChild ?? span, index + 1);
        const { top: at, width } = [...range.getClientRects()].at(-1) ?? new DOMRect();
        if (width > 0 && Math.abs(at - top) > 9) lines.push('');
        if (width > 0) top = at;
        lines.push(`${lines.pop() ?? ''}${range.toString().replace('\u00AD', '')}`);
      }
      return lines.map(line => line.trim());
    });
  expect(await words()).toEqual(['Geschwindigkeits', 'überwachungs', 'protokoll einer', 'Weboberfläche']);
  expect(await page.title()).toContain(title);
  const copied = await call('GET', `/projects/${project._id}`);
  expect(copied.title).toBe(title);
});
