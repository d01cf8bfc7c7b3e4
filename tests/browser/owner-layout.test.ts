import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { at, isAtMost } from '../support/browser/pixel-rules';
import { DESKTOP, PHONE, type PixelRules, sweep, sweepWithAxe } from '../support/browser/sweep';

const MAX_HEIGHT_PX = 3_500;
const LONG_WORD = 'Wind'.repeat(75);
const LONG_TITLE =
  'A very long title of a project about tides, whose gauge stood in the harbor until it rusted';
const ON_PHONE = { viewport: PHONE };
const TOUCH_PHONE = { ...ON_PHONE, hasTouch: true, isMobile: true };

const onPhone = at(PHONE.width);

const LOW: PixelRules = {
  'the page is at most 3,500 px high': {
    ...onPhone,
    check: () => {
      const { scrollHeight } = document.documentElement;
      return scrollHeight <= 3_500 ? [] : [`${scrollHeight} px`];
    },
  },
};

const TABLE: PixelRules = {
  'no cell of a table extends beyond it': {
    check: () => {
      // An icon button may extend into the padding, so that its icon aligns with the text.
      const tolerance = 10;
      const scrollers = [...document.querySelectorAll('section:has(> table)')];
      if (scrollers.length === 0) return ['there is no table'];
      return scrollers.flatMap(scroller => {
        const edge = scroller.getBoundingClientRect().right;
        return [...scroller.querySelectorAll('td')].flatMap(cell => {
          const { display, overflowX } = getComputedStyle(cell);
          // Cells that clip their content or have no box are not checked.
          if (display === 'contents' || overflowX === 'hidden') return [];
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { right } = cell.getBoundingClientRect();
          const beyond = Math.max(range.getBoundingClientRect().right - right, right - edge);
          return beyond > tolerance ? [`${cell.textContent?.slice(0, 20)}: ${Math.round(beyond)} px`] : [];
        });
      });
    },
  },
};

const FITS: PixelRules = {
  'no table scrolls sideways': {
    check: () =>
      [...document.querySelectorAll('section:has(> table)')].flatMap(({ scrollWidth, clientWidth }) =>
        scrollWidth <= clientWidth ? [] : [`${scrollWidth} of ${clientWidth} px`],
      ),
  },
};

/** Screens with a bar of controls. The title is in the middle of the first. */
const BARS: PixelRules = {
  'the controls of a bar are equally high, and the title has its height': {
    check: () => {
      const findParts = (bar: Element) =>
        [...bar.querySelectorAll('h1, [role="group"], button, select, [type="search"]')].filter(
          part => part.checkVisibility() && !part.parentElement?.closest('[role="group"], dialog, [popover]'),
        );
      const bars = [...document.querySelectorAll('main header, main :has(> [role="status"].end)')];
      if (bars.length === 0) return ['there is no bar'];
      return bars.flatMap(bar => {
        const heights = findParts(bar).map(part => Math.round(part.getBoundingClientRect().height));
        return new Set(heights).size <= 1 ? [] : [`${bar.textContent?.slice(0, 40)}: ${heights.join()} px`];
      });
    },
  },
  'the title is 68 px below the top': {
    ...at(DESKTOP.width),
    check: () => {
      const top = document.querySelector('h1')?.getBoundingClientRect().top;
      return top === 68 ? [] : [`${top} px`];
    },
  },
};

const WRITING: PixelRules = {
  ...BARS,
  ...TABLE,
  ...LOW,
  'the row of a note is at most 65 px high': { ...onPhone, ...isAtMost('[aria-label="Notes"] tbody tr', 65) },
};

const PROJECTS: PixelRules = {
  ...BARS,
  ...LOW,
  'a row of the list has a status and at most 57 px, and its checkbox is beside the cover': {
    ...onPhone,
    check: () => {
      const row = [...document.querySelectorAll('[aria-label="Projects"] li')].find(({ textContent }) =>
        textContent?.includes('Hivescale'),
      );
      const [box, cover] = ['[type="checkbox"]', 'img'].map(part => row?.querySelector(part));
      const status = [...(row?.querySelectorAll('span') ?? [])].find(
        node => node.textContent?.startsWith('Completed') && node.checkVisibility(),
      );
      if (!row || !box || !cover || !status) return ['the row lacks a part'];
      const { height } = row.getBoundingClientRect();
      return [
        ...(height <= 57 ? [] : [`${height} px high`]),
        ...(box.getBoundingClientRect().right < cover.getBoundingClientRect().left ? [] : [cover.outerHTML]),
      ];
    },
  },
  'the filters are in the list and not cut': {
    ...onPhone,
    check: () => {
      const list = document.querySelector('section[aria-label="Projects"]');
      const filters = [...(list?.querySelectorAll('select') ?? [])];
      if (!list || filters.length < 3) return [`${filters.length} filters`];
      const { right } = list.getBoundingClientRect();
      return filters.flatMap(filter => {
        const { width } = filter.getBoundingClientRect();
        filter.style.cssText = 'flex: none; width: max-content; max-width: none; field-sizing: content';
        const isCut = width < filter.getBoundingClientRect().width;
        filter.style.cssText = '';
        return isCut || filter.getBoundingClientRect().right >= right ? [filter.outerHTML] : [];
      });
    },
  },
};

const INBOX: PixelRules = {
  ...BARS,
  'the buttons of a row are in one line': {
    ...at(DESKTOP.width),
    ...isAtMost('[aria-label="Messages"] tbody tr', 70),
  },
  'all actions are in the window': {
    check: () =>
      [...document.querySelectorAll('main button')].flatMap(button => {
        const { left, right } = button.getBoundingClientRect();
        return left >= 0 && right <= innerWidth ? [] : [`${button.textContent}: ${right} px`];
      }),
  },
  'the first message is at most 330 px below the top, and the page is at most 3,500 px high': {
    ...onPhone,
    check: () => {
      const row = document.querySelector('table[aria-label="Messages"] tbody tr');
      const top = row?.getBoundingClientRect().top ?? 9_999;
      const { scrollHeight } = document.documentElement;
      return top < 330 && scrollHeight <= 3_500 ? [] : [`${top} px, ${scrollHeight} px`];
    },
  },
};

const PUBLISHING: PixelRules = {
  'the publishing bar is at most 64 px high': {
    ...onPhone,
    ...isAtMost('[aria-label^="Publishing status"]', 64),
  },
  // A hint for screen readers once wrapped to a thousand pixels below the page.
  'the page ends with its footer, after at most 3,500 px': {
    ...onPhone,
    check: () => {
      const { bottom } = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect() ?? {
        bottom: 9_999,
      };
      const end = Math.ceil(bottom + scrollY);
      const { scrollHeight } = document.documentElement;
      return scrollHeight <= end && end <= 3_500 ? [] : [`${end} of ${scrollHeight} px`];
    },
  },
};

/** Content that fills the pages of the owner, with words of 300 characters. */
const test = base
  .extend('environment', { scope: 'file' }, { LIMIT_CONTACT: 'off', LIMIT_CONTACT_DAY: 'off' })
  .extend('content', { scope: 'file', auto: true }, async ({ call }) => {
    const samples: { _id: string; details: string }[] = await call('GET', '/projects');
    const { notes }: { notes: { _id: string }[] } = await call('GET', '/notes');
    const add = async (kind: string, fields: object): Promise<string> => {
      const created = await call('POST', `/${kind}`, fields);
      return [created].flat()[0]._id;
    };
    const message = 'A message that takes two lines of the card, as most of them do.';
    for (let index = 1; index <= 50; index += 1)
      await add('contacts', { name: `Ada ${index}`, email: 'a@example.org', message });
    await add('projects', { title: `Kite ${LONG_WORD}`, category: LONG_WORD });
    await add('notes', { title: 'Long tag', tags: [LONG_WORD] });
    const skill = {
      name: LONG_WORD,
      category: LONG_WORD,
      description: LONG_WORD,
      icon: '',
      color: '#000000',
    };
    await call('POST', '/skills', [...(await call('GET', '/skills')), skill]);
    await call('DELETE', `/projects/${await add('projects', { title: LONG_TITLE })}`);
    const links = Array.from({ length: 40 }, (_, index) => ({
      label: `Link ${index + 1}`,
      url: `https://example.org/${index + 1}`,
      icon: 'fa-solid fa-link',
    }));
    await call('PUT', '/site', { links });
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const title = 'Why a tide gauge needs a second clock, and who winds it';
    const [project] = samples.toSorted((one, other) => other.details.length - one.details.length);
    return {
      /** The editors with the most content of the sample. */
      longest: [`projects/${project?._id}`, `notes/${notes[0]?._id}`],
      note: { title, id: await add('notes', { title, tags: ['Tides', 'Night'], text: 'Words.' }) },
      project: await add('projects', { title: 'Tide gauge', description: 'Short.' }),
      summarized: await add('notes', { title: 'Ebb tide', summary: 'Short.', text: 'Words.' }),
      draft: await add('projects', { title: 'Ebb gauge', draft: true }),
      draftNote: await add('notes', { title: 'Ebb', draft: true, text: 'Words.' }),
      scheduled: await add('notes', { title: 'Flood tide', text: 'Words.', publishAt }),
    };
  });

test('the pages of the owner keep the rules of their layout at both widths, and axe finds nothing', async ({
  content,
  owner,
  site,
}) => {
  const page = await owner('/admin/dashboard');
  const check = async (path: string, rules: PixelRules, ready: Locator) => {
    await page.goto(`${site.url}/admin/${path}`);
    await ready.filter({ visible: true }).first().waitFor();
    await sweep(page, rules);
  };
  const word = page.getByText(LONG_WORD);
  const publishing = page.getByRole('group', { name: /^Publishing status/ });
  const title = page.getByLabel('Title', { exact: true });

  await page.getByRole('button', { name: 'Expand' }).last().click();
  await page.getByRole('table', { name: 'Skills', exact: true }).getByText(LONG_WORD).first().waitFor();
  await page.getByRole('table', { name: 'Projects', exact: true }).getByText(LONG_WORD).first().waitFor();
  await sweepWithAxe(page, TABLE);
  const remove = page.getByRole('button', { name: /^Delete (?!Selected)/ });
  await remove.first().click();
  await page.getByRole('alertdialog').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await check('skills', { ...BARS, ...TABLE, ...LOW }, word);
  await sweep(page, { ...TABLE, ...FITS }, [{ width: 1024, theme: 'light' }]);
  await check('writing', WRITING, word);
  expect(await listAxeFindings(page)).toEqual([]);
  await check('projects', PROJECTS, word);
  await check('inbox', INBOX, page.getByText('Ada 50'));
  await check('about', { ...BARS, ...LOW }, page.getByRole('article').first());
  for (const editor of content.longest) await check(editor, LOW, title);
  // On phones, the save bar says who sees the draft.
  await page.setViewportSize(PHONE);
  await check(`projects/${content.draft}`, PUBLISHING, publishing.getByText('Only you see it'));
  expect(await listAxeFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  const time = /^[A-Z][a-z]{2} \d{1,2}(?:, \d{4})?, \d{2}:\d{2}$/;
  await check(`notes/${content.scheduled}`, PUBLISHING, publishing.getByText(time));
  await publishing.getByRole('button', { name: 'More actions' }).click();
  await publishing.getByRole('button', { name: 'Unschedule' }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
});

test.for(['editorial', 'terminal'] as const)(
  'the %s style leaves the typeface and the headings of the owner’s area, and axe finds nothing',
  async (style, { call, owner }) => {
    await call('PUT', '/site', { style });
    const page = await owner('/admin/projects');
    const heading = page.getByRole('heading', { level: 1, name: 'Projects' });
    await page.getByRole('link', { name: 'Hivescale' }).waitFor();
    expect(await page.locator('html').getAttribute('data-style')).toBe(style);
    expect(await heading.evaluate(node => getComputedStyle(node).fontFamily)).toMatch(/^Archivo/);
    expect(await heading.evaluate(node => getComputedStyle(node, '::before').content)).toBe('none');
    expect(await listAxeFindings(page)).toEqual([]);
    await call('PUT', '/site', { style: 'instrument' });
  },
);

test('on a phone the inbox shows its first messages and all on request, and a note is a row without a badge', async ({
  content,
  owner,
  site,
}) => {
  const page = await owner('/admin/inbox', ON_PHONE);
  const messages = page.getByRole('table', { name: 'Messages' }).locator('tbody tr');
  await messages.first().waitFor();
  expect(await messages.count()).toBeLessThan(50);
  await page.getByRole('button', { name: /^Show all \d+ messages/ }).click();
  await expect.poll(() => messages.count()).toBe(50);
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect.poll(() => messages.count()).toBe(50);

  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/writing`);
  const rows = page.getByRole('table', { name: 'Notes' }).locator('tbody tr');
  await rows.filter({ hasText: 'Ebb' }).filter({ hasText: 'Draft' }).waitFor();
  const row = rows.filter({ hasText: content.note.title });
  expect(await row.innerText()).not.toContain('Published');
  await row.getByText('Tides, Night').waitFor();
  await row.click();
  await page.waitForURL(`${site.url}/admin/notes/${content.note.id}`);
});

test('on a touch phone settings have whole names and a save bar at the bottom, and the trash rows of 110 px', async ({
  owner,
  site,
}) => {
  const page = await owner('/admin/trash', TOUCH_PHONE);
  const row = page.getByRole('table', { name: 'Trash' }).locator('tbody tr').filter({ hasText: LONG_TITLE });
  await row.getByText('30 days').waitFor();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110);
  const facts = await row.getByText('30 days').boundingBox();
  const restore = row.getByRole('button', { name: `Restore ${LONG_TITLE}` });
  const more = row.getByRole('button', { name: `More actions for ${LONG_TITLE}` });
  for (const button of [restore, more])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The buttons do not cover the facts.
  const { y = 0, height = 0 } = (await restore.boundingBox()) ?? {};
  expect(facts?.y).toBeGreaterThanOrEqual(y + height);
  expect(await listAxeFindings(page)).toEqual([]);
  await more.click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await row.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto(`${site.url}/admin/settings/notes`);
  const save = page.getByRole('button', { name: 'Save Changes' });
  expect((await save.boundingBox())?.y).toBeGreaterThan(650);
  await page.goto(`${site.url}/admin/settings/home`);
  const name = page.getByText('Years of experience', { exact: true });
  await name.waitFor();
  expect(await name.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the text of a project or a note starts in the upper half of the window and fills its card', async ({
  content,
  owner,
  site,
}) => {
  const page = await owner();
  for (const [path, name, lines] of [
    [`projects/${content.project}`, 'Details', 'Description'],
    [`notes/${content.summarized}`, 'Text', 'Summary'],
  ] as const) {
    await page.goto(`${site.url}/admin/${path}`);
    for (const { size, top } of [
      { size: DESKTOP, top: 420 },
      { size: PHONE, top: 460 },
    ]) {
      await page.setViewportSize(size);
      const field = page.getByRole('textbox', { name: lines, exact: true });
      await field.fill('Short.');
      const text = await page.getByRole('textbox', { name, exact: true }).boundingBox();
      const { width, height: before = 0 } = (await field.boundingBox()) ?? {};
      expect(text?.y).toBeLessThanOrEqual(top);
      expect(Math.ceil(text?.height ?? 0)).toBeGreaterThanOrEqual(0.6 * size.height);
      expect(text?.width).toBe(width);
      expect(before).toBeLessThan(72);
      await field.fill('A line of the description.\n'.repeat(9));
      const grown = (await field.boundingBox())?.height ?? 0;
      expect(grown).toBeGreaterThan(2 * before);
      // On phones it scrolls after five lines, so that the text stays near.
      expect(grown < 150).toBe(size === PHONE);
      await sweep(page, {}, [{ ...size, theme: 'light' }]);
      await field.fill('Short.');
    }
  }
});

test('a chart that scrolls sideways on a phone fades where more follows', async ({ owner }) => {
  const page = await owner('/admin/dashboard', ON_PHONE);
  const chart = page.getByRole('region', { name: 'Projects per skill' });
  const readFades = () =>
    chart.evaluate(each => {
      const style = getComputedStyle(each);
      return ['--fade-left', '--fade-right'].map(name =>
        Math.round(Number.parseFloat(style.getPropertyValue(name))),
      );
    });
  await chart.scrollIntoViewIfNeeded();
  await expect.poll(() => chart.evaluate(each => each.scrollWidth - each.clientWidth)).toBeGreaterThan(0);
  await expect.poll(readFades).toEqual([0, 32]);
  await chart.evaluate(each => each.scrollTo({ left: 10_000 }));
  await expect.poll(readFades).toEqual([32, 0]);
});

test('forty links are listed as closed rows, and a new link is open', async ({ owner }) => {
  const page = await owner('/admin/settings/identity', ON_PHONE);
  const panel = page.locator('#links');
  await panel.getByText('Link 40', { exact: true }).waitFor();
  expect(await measureHeight(page)).toBeLessThanOrEqual(MAX_HEIGHT_PX);
  await panel.getByRole('button', { name: /^Link 7(?!\d)/ }).click();
  await panel.getByLabel('Address').and(page.locator(':visible')).fill('https://example.org/seven');
  await panel.getByText('https://example.org/seven').waitFor();
  await panel.getByRole('button', { name: 'Add link' }).click();
  await page.keyboard.type('Weblog');
  await panel.getByRole('button', { name: 'Weblog', exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
});

function measureHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
