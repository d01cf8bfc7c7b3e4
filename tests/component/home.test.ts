import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test as base } from '../support/component/component-test';
import { someProject } from '../support/content/some-content';

const test = base.extend('content', 'sample');

const readTexts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** Finds the section with an ID after its content has loaded. */
async function findSection(id: string, content: string) {
  await screen.findAllByText(content);
  return within(document.getElementById(id) ?? document.createElement('section'));
}

test('the sections of the home page have their default order', async ({ visit }) => {
  await visit('/');
  await findSection('portfolio', 'Hivescale');
  const ids = [...document.querySelectorAll('main > section[id]')].map(({ id }) => id);
  expect(ids.filter(id => id !== 'about')).toEqual(['welcome', 'skills', 'portfolio', 'contact']);
  expect(ids).toContain('about');
  const titles = ['Interests', 'Skills', 'Featured projects', 'Get in touch'];
  for (const name of titles) screen.getByRole('heading', { level: 2, name });
});

test.for([
  [3, '3 3 3'],
  [4, '2 2 2 2'],
  [5, '2 2 3 3 3'],
  [7, '2 2 2 2 3 3 3'],
] as const)('the rows of %i featured projects are full', async ([count, sizes], { visit, network }) => {
  const card = someProject({ featured: true });
  network.respondWith(
    'projects.featured',
    Array.from({ length: count }, (_, index) => ({ ...card, _id: `${index}`, title: `Title ${index}` })),
  );
  await visit('/');
  const section = await findSection('portfolio', 'Title 0');
  expect(
    section
      .getAllByRole('article')
      .map(({ dataset }) => dataset.inRow)
      .join(' '),
  ).toBe(sizes);
});

test('the home page lists the five topics as interests', async ({ visit }) => {
  await visit('/');
  const interests = await findSection('about', 'Machine Learning');
  expect(readTexts(interests.getAllByRole('heading', { level: 3 }))).toEqual([
    'Machine Learning',
    'Web Development',
    'Internet of Things (IoT)',
    '3D Printing',
    'Engineering',
  ]);
});

test('skills are in tabs by category with the first one selected, which the keyboard changes', async ({
  visit,
}) => {
  const user = await visit('/');
  const tabs = within(await screen.findByRole('tablist', { name: 'Skill categories' })).getAllByRole('tab');
  const names = readTexts(tabs);
  const listSelected = () => tabs.map(tab => tab.getAttribute('aria-selected')).indexOf('true');
  expect(listSelected()).toBe(0);
  await user.click(tabs[1] ?? document.body);
  // The style sheet hides the others.
  const isActive = ({ dataset }: HTMLElement) => dataset.state === 'active';
  expect(screen.getAllByRole('tabpanel').filter(isActive)).toEqual([
    screen.getByRole('tabpanel', { name: names[1] ?? '' }),
  ]);
  await user.keyboard('{End}');
  expect(listSelected()).toBe(tabs.length - 1);
  await user.keyboard('{ArrowRight}');
  expect(listSelected()).toBe(0);
});

test('the portfolio shows only featured projects with four skills and the number of others', async ({
  visit,
  owner,
}) => {
  await visit('/');
  const featured = (await owner.projects.list.query()).filter(project => project.featured);
  const portfolio = await findSection('portfolio', 'Hivescale');
  const cards = portfolio.getAllByRole('article');
  expect(readTexts(portfolio.getAllByRole('heading', { level: 3 }))).toEqual(
    featured.map(({ title }) => title),
  );
  const index = featured.findIndex(({ skills }) => skills.length > 4);
  const skills = featured[index]?.skills ?? [];
  const list = within(cards[index] ?? document.body).getByRole('list', { name: 'Skills' });
  expect(readTexts(within(list).getAllByRole('listitem'))).toEqual([
    ...skills.slice(0, 4),
    `+${skills.length - 4}`,
  ]);
});

test('a featured project links to its code, and to a demo only if it has one', async ({ visit, owner }) => {
  await visit('/');
  const portfolio = await findSection('portfolio', 'Hivescale');
  const [card] = portfolio.getAllByRole('article').filter(each => each.textContent?.includes('Hivescale'));
  const links = within(card ?? document.body);
  expect(links.getByRole('link', { name: 'View code' }).getAttribute('href')).toBe(
    'https://example.com/code/hivescale',
  );
  expect(links.getByRole('link', { name: 'Live demo' }).getAttribute('href')).toMatch(/^https:/);
  // A card offers no demo rather than a disabled one.
  const projects = await owner.projects.list.query();
  expect(projects.some(({ featured, live }) => featured && live === '')).toBe(true);
  expect(portfolio.queryByText('No Live Demo')).toBeNull();
});

test('the contact section says when the owner answers and lists other ways to reach them', async ({
  visit,
}) => {
  await visit('/');
  const contact = await findSection('contact', 'Bristol, United Kingdom');
  contact.getByText(/I answer within two working days/);
  contact.getByText('Bristol, United Kingdom');
  const links = within(contact.getByRole('list', { name: 'Links' })).getAllByRole('link');
  expect(readTexts(links)).toEqual(['GitHub', 'LinkedIn', 'Email']);
});
