import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';

const test = base.extend('content', 'sample');

const findField = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the site' });
const findStatus = (text: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  );

test('a search by Enter or the button finds every kind of content, and says why', async ({ visit }) => {
  const user = await visit('/search');
  const field = await findField();
  await fillIn(user, field, 'wieght  typescr');
  await user.keyboard('{Enter}');
  await screen.findByText('Nothing found.');
  expect(field.value).toBe('wieght  typescr');

  await fillIn(user, field, 'typescirpt');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await findStatus(/results for “typescirpt”$/);
  await waitFor(() => expect(document.title).toContain('Search: typescirpt'));
  const rows = [...document.querySelectorAll('main li')];
  const kinds = rows.map(row => row.querySelector(':scope > p span')?.textContent);
  expect(new Set(kinds)).toEqual(new Set(['Skill', 'Project', 'Note']));
  expect(document.querySelector('mark')?.textContent).toBe('TypeScript');
  // A result whose texts do not contain the word says why it was found.
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts).toContainEqual(expect.stringContaining('Tagged TypeScript'));
});

test('results follow the words, and the previous ones stay until the next ones arrive', async ({
  visit,
  network,
}) => {
  const user = await visit('/notes');
  await user.click(within(screen.getByRole('contentinfo')).getByText('Search'));
  const field = await findField();
  await user.type(field, 'beehiv');
  await findStatus(/ for “beehiv”$/);
  expect(location.pathname + location.search).toBe('/search?q=beehiv');
  const held = network.hold('search.find');
  const calls = network.count('search.find');
  await user.type(field, 'e ');
  expect(field.value).toBe('beehive ');
  await waitFor(() => expect(network.count('search.find')).toBe(calls + 1));
  await findStatus(/^Searching\.\.\.$/);
  expect(within(screen.getByRole('main')).getAllByRole('listitem').length).toBeGreaterThan(0);
  held.release();
  await findStatus(/ for “beehive”$/);
});

test('the / key opens the search, except in a field, and can be turned off', async ({ visit }) => {
  const user = await visit('/notes');
  await user.keyboard('{Control>}/{/Control}');
  expect(location.pathname).toBe('/notes');
  await user.keyboard('/');
  await waitFor(() => expect(location.pathname).toBe('/search'));
  const field = await findField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('and/or');
  expect(field.value).toBe('and/or');
  screen.getByRole('button', { name: 'Search' }).focus();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);

  const findSwitch = () => screen.findByRole('switch', { name: 'Search from any page with the / key' });
  await user.click(await findSwitch());
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(field);
  await visit('/search');
  expect((await findSwitch()).getAttribute('aria-checked')).toBe('false');
});

describe('with a limit', () => {
  test.override('options', { limits: { search: { points: 1, seconds: 60 } } });

  test('too many searches are rejected, and the page reports it', async ({ visit, site }) => {
    await site.trpc().search.find.query({ q: 'beehive' });
    await visit('/search?q=beehive');
    await screen.findByText('Too many searches. Try again in a minute.');
    expect((await findField()).value).toBe('beehive');
  });
});
