import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test as base } from '../support/component/component-test';

const test = base.extend('content', 'sample');

const findMainMenu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

test('the header marks only the current page', async ({ visit }) => {
  for (const [address, name] of [
    ['/', 'Home'],
    ['/projects', 'Projects'],
    ['/about', 'About'],
    ['/projects/', 'Projects'],
    ['/about/', 'About'],
    ['/projects/no-such-project', 'Projects'],
  ] as const) {
    await visit(address);
    await findMainMenu();
    const marked = [...document.querySelectorAll('header nav [aria-current="page"]')];
    expect({ address, marked: marked.map(({ textContent }) => textContent) }).toEqual({
      address,
      marked: [name],
    });
  }
});

test('the footer of every page links to the contact section, the interests, the resume and social profiles', async ({
  visit,
  owner,
}) => {
  const [project] = await owner.projects.list.query();
  for (const address of [
    '/',
    '/projects',
    `/projects/${project?._id}`,
    '/about',
    '/login',
    '/no-such-page',
  ]) {
    await visit(address);
    const footer = within(await screen.findByRole('contentinfo'));
    const links = within(footer.getByRole('navigation', { name: 'Footer' }));
    // The interests are part of the settings.
    await links.findByRole('link', { name: 'About' });
    const read = (name: string) => links.getByRole('link', { name }).getAttribute('href');
    expect([address, read('Resume'), read('Contact'), read('About')]).toEqual([
      address,
      '/WebResume.pdf',
      '/#contact',
      '/#about',
    ]);
    const social = within(footer.getByRole('navigation', { name: 'Social' }));
    expect(social.getAllByRole('link').length).toBeGreaterThan(0);
  }
});

test('an unknown address shows that the page does not exist, with links to the owner’s code and to the home page', async ({
  visit,
  owner,
}) => {
  const user = await visit('/no-such-page');
  await screen.findByRole('heading', { name: '404 - Page Not Found' });
  screen.getByText("Unable to find the page you're looking for.");
  const { codeProfileUrl } = await owner.site.get.query();
  const logo = await screen.findByRole('link', { name: /code profile/ });
  expect(logo.getAttribute('href')).toBe(codeProfileUrl);
  await user.click(screen.getByRole('link', { name: 'Go Home' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
});
