import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { TEXTS as GERMAN } from '#shared/language/german';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';

const test = base.extend('content', 'sample');

test('a German site has German words, dates and numbers', async ({ owner, visit }) => {
  await owner.site.update.mutate({ language: 'de', experienceStart: '2020-03-01' });
  const user = await visit('/');
  await screen.findByRole('heading', { level: 2, name: GERMAN.portfolioTitle });
  expect(document.documentElement.lang).toBe('de');
  await screen.findByText(/^\d+,\d$/);
  await user.click(
    within(screen.getByRole('navigation', { name: GERMAN.mainNavigation })).getByText('Projekte'),
  );
  await screen.findByRole('heading', { level: 1, name: 'Projekte' });
  await screen.findAllByText(/^\d+ Projekte?$/);
});

test('an invalid message gets German errors', async ({ owner, visit, network }) => {
  await owner.site.update.mutate({ language: 'de' });
  const user = await visit('/');
  const email = await screen.findByRole('textbox', { name: GERMAN.emailField });
  await fillIn(user, email, 'ada@example.com');
  await fillIn(user, screen.getByRole('textbox', { name: GERMAN.nameField }), 'Ada');
  await fillIn(user, screen.getByRole('textbox', { name: GERMAN.messageField }), '   ');
  await user.click(screen.getByRole('button', { name: GERMAN.sendMessage }));
  await screen.findByText(GERMAN.messageRequired);
  await screen.findByText(`${GERMAN.messageKept} ${GERMAN.correctFields}`);
  network.cut();
  await fillIn(user, screen.getByRole('textbox', { name: GERMAN.messageField }), 'Hallo');
  await user.click(screen.getByRole('button', { name: GERMAN.sendMessage }));
  await screen.findByText(`${GERMAN.messageKept} ${GERMAN.noResponse}`);
});

test('the owner finds a word, changes it and cannot remove what the page puts in', async ({
  owner,
  visitAsOwner,
}) => {
  await owner.site.update.mutate({ language: 'de' });
  const user = await visitAsOwner('/admin/settings/language');
  expect(document.documentElement.lang).toBe('en');
  const search = await screen.findByRole('searchbox', { name: 'Search words' });
  await fillIn(user, search, 'Startseite');
  const field = await screen.findByRole('textbox', { name: 'Go Home' });
  expect(field).toHaveProperty('placeholder', GERMAN.goHome);
  await fillIn(user, field, 'Nach Hause');
  await fillIn(user, search, 'Preview:');
  await fillIn(user, await screen.findByRole('textbox', { name: 'Preview: {title}' }), 'Entwurf {name}');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Must have no words in braces except {title}');
  await fillIn(user, screen.getByRole('textbox', { name: 'Preview: {title}' }), 'Entwurf: {title}');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('All changes saved');
  const { texts } = await owner.site.get.query();
  expect(texts).toEqual({ goHome: 'Nach Hause', previewOf: 'Entwurf: {title}' });
});
