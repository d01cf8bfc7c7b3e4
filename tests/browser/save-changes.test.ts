import { expect } from 'vitest';
import { test as base } from '../support/browser/browser-test';
import { type Look, PHONE, sweep } from '../support/browser/sweep';

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

const PHONES: readonly Look[] = [390, 360].map(width => ({ width, height: 844, theme: 'light' }));

/** Each state in one of the editors, which share the bar. */
test.for([
  ['a draft', 'projects', { draft: true }],
  ['a scheduled item', 'notes', { publishAt: '2099-01-02T09:00:00.000Z' }],
  ['a published item', 'pages', {}],
] as const)(
  'the bar of an editor says in one row on phones what its buttons do to %s',
  async ([state, list, publishing], { owner, call }) => {
    const [{ _id }] = [await call('POST', `/${list}`, { title: 'On a phone', ...publishing })].flat();
    const page = await owner(`/admin/${list}/${_id}`, { viewport: PHONE });
    const status = page.getByRole('group', { name: /^Publishing status: / });
    await status.waitFor();
    await page.evaluate(() => document.fonts.ready);
    await sweep(page, BAR, PHONES);
    await page.getByLabel('Title', { exact: true }).first().fill('By thumb');
    await status.getByText(/not saved/).waitFor();
    await sweep(page, BAR, PHONES);
    expect(await status.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    const publish = status.getByRole('button', { name: /^Publish/ });
    expect(await publish.count()).toBe(state === 'a draft' ? 1 : 0);
    if (state === 'a scheduled item') {
      await status.getByRole('button', { name: 'More actions' }).click();
      await status.getByRole('button', { name: 'Publish now' }).waitFor();
    }
    if (state === 'a published item') {
      await page.keyboard.press('Control+s');
      await status.getByText('Save Changes publishes them.').waitFor();
      await sweep(page, BAR, PHONES);
    }
  },
);

const BAR = {
  'the bar is one row': {
    check: () => {
      const bar = document.querySelector('[role="group"][aria-label^="Publishing status: "]');
      const parts = [...(bar?.querySelectorAll(':scope > :not([popover])') ?? [])];
      const boxes = parts.map(part => part.getBoundingClientRect());
      const overlaps = parts.filter((_, index) => {
        const previous = boxes[index - 1]?.right ?? 0;
        return (boxes[index]?.left ?? 0) < previous;
      });
      const { height = 0 } = bar?.getBoundingClientRect() ?? {};
      return [
        ...overlaps.map(part => `${part.textContent} begins too early`),
        ...(height > 0 && height <= 64 ? [] : [`its height is ${height}`]),
      ];
    },
  },
  'the text that says what the buttons do is legible and whole': {
    check: () => {
      const bar = document.querySelector('[role="group"][aria-label^="Publishing status: "]');
      // The first paragraph is the complete hint for screen readers. The shorter one that is shown follows it.
      const hints = [...(bar?.querySelectorAll(':scope > div:first-child > p') ?? [])];
      const shown = hints.filter(({ textContent, clientWidth }) => textContent !== '' && clientWidth > 1);
      const text = shown.at(-1) ?? bar?.querySelector('[role="status"] > span:last-of-type');
      if (!text) return ['it is missing'];
      const { width } = text.getBoundingClientRect();
      const isWhole = text.scrollWidth === text.clientWidth && width > 50;
      return isWhole ? [] : [`${text.textContent}: ${text.scrollWidth} px in ${width} px`];
    },
  },
};
