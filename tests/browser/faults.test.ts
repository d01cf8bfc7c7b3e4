import { expect, onTestFinished } from 'vitest';
import type { Skill } from '#shared/contract/skill';
import { addProjects } from '../support/archive-content';
import { listAxeFindings } from '../support/axe-findings';
import { test } from '../support/browser-test';
import { failCall, respondWith } from '../support/change-answer';
import { ownerCalls } from '../support/owner-calls';
import { someSkill } from '../support/some-content';
import { startSite } from '../support/start-site';
import { type Look, type PixelRule, sweep } from '../support/sweep';

const atWidths = (...widths: number[]): Look[] => widths.map(width => ({ width, theme: 'light' }));

const FITS: Record<string, PixelRule> = {
  'the page is not wider than the window': {
    check: () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider`] : [];
    },
  },
};

const NOTHING_CUT: Record<string, PixelRule> = {
  'callouts, interests and footer do not overflow their boxes': {
    check: () => {
      const parts = ['#welcome figure ol', '#about ol', 'footer'].flatMap(part => [part, `${part} *`]);
      return [...document.querySelectorAll(parts.join())]
        .filter(node => node.clientWidth > 0 && node.scrollWidth > node.clientWidth)
        .map(node => `${node.tagName} ${node.textContent?.slice(0, 20)}`);
    },
  },
};

test('axe reports no violations on pages whose API calls fail', async ({ page, site }) => {
  for (const procedure of ['projects.featured', 'projects.count', 'skills.list', 'views.total'])
    await failCall(page, procedure);
  await page.goto(`${site.url}/login`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByText('Error loading projects.').waitFor();
  await page.locator('#welcome').getByRole('alert').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);

  await failCall(page, 'projects.page');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Hivescale' }).click();
  await page.getByText('Failed to load project. Please try again later.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
});

test('a site without content has no axe violations, a card that says so, and no empty column in its footer', async ({
  page,
}) => {
  const empty = await startSite({ SAMPLE_CONTENT: 'off' });
  onTestFinished(() => empty.stop());
  await page.goto(empty.url);
  await page.getByText('Years of experience').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.goto(`${empty.url}/projects`);
  const card: Record<string, PixelRule> = {
    'at least 24 px are between the hero and the message that there are no projects': {
      check: () => {
        const title = [...document.querySelectorAll('main strong')].find(
          ({ textContent }) => textContent === 'No projects yet.',
        );
        const hero = document.querySelector('main > header')?.getBoundingClientRect().bottom ?? Number.NaN;
        const gap = (title?.parentElement?.getBoundingClientRect().top ?? Number.NaN) - hero;
        return gap >= 24 ? [] : [`${gap} px`];
      },
    },
    'the footer has no empty column': {
      check: () => [...document.querySelectorAll('footer div:empty')].map(({ outerHTML }) => outerHTML),
    },
  };
  await sweep(page, card, atWidths(390, 1440));
});

test('skills without a name or category are dropped, and 300 skills fit into the window', async ({
  visitor,
}) => {
  const odd: Partial<Skill>[] = [
    { name: '', category: 'Nameless' },
    { name: 'Homeless', category: '  ' },
    { name: 'Core alone', category: 'Core category', isCore: true },
    { name: 'W'.repeat(120), category: 'V'.repeat(120), color: 'no color' },
  ];
  const skills = [...odd, ...Array.from({ length: 296 }, () => ({}))].map((fields, index) => ({
    ...someSkill({ name: `Skill ${index}`, category: `Category ${index % 12}`, icon: 'fa-no fa-such' }),
    ...fields,
    _id: String(index),
  }));
  const page = await visitor('/login');
  await respondWith(page, 'skills.list', skills);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const tabs = page.getByRole('tablist', { name: 'Skill categories' }).getByRole('tab');
  await tabs.first().waitFor();
  expect(await tabs.count()).toBe(13);
  expect(await page.getByRole('tab', { name: /Nameless|Core category/ }).count()).toBe(0);
  expect(await page.getByText('Homeless').count()).toBe(0);
  expect(await page.getByRole('list', { name: 'Core skills' }).innerText()).toBe('Core alone');
  expect(await page.getByRole('region', { name: 'All skills' }).getByRole('listitem').count()).toBe(298);
  await tabs.last().click();
  await page.getByRole('tabpanel').getByText('Skill 15', { exact: true }).waitFor();
  await sweep(page, FITS, atWidths(360, 1440));
});

test('long words and many featured projects fit into the window', async ({ page }) => {
  const site = await startSite({ SAMPLE_CONTENT: 'off' });
  onTestFinished(() => site.stop());
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
  await addProjects(
    site,
    Array.from({ length: 40 }, (_, index) => ({
      title: index % 2 === 0 ? long : `Project ${index}`,
      description: long,
      details: `# ${long}\n\n\`${long}\`\n\n    ${long}`,
      skills: [long, long, 'SQL'],
      timeline: long,
      status: long,
      category: long,
      featured: true,
      github: '',
      media: [{ type: 'image' as const, url: '/favicon.svg', caption: long }],
    })),
  );
  const call = await ownerCalls(site.url);
  const wide = 'W'.repeat(80);
  await call('PUT', '/site', {
    topics: Array.from({ length: 5 }, (_, index) => ({
      name: `${wide}${index}`,
      description: wide,
      icon: 'fa-cube',
    })),
    links: [{ label: wide, url: 'https://example.com/', icon: 'fa-globe' }],
  });
  const [{ _id }] = await call('GET', '/projects');
  const project = `/projects/${_id}`;
  for (const path of ['/', project, `${project}?tab=skills`, `${project}?tab=media`]) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await sweep(page, { ...FITS, ...NOTHING_CUT }, atWidths(360, 768, 1440));
  }
});
