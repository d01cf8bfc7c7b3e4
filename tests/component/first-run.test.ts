import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { OWNER } from '../support/app/owner';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import { findPanel } from '../support/component/panels';

/** Opens the dashboard after the setup. Its checklist is searched alone, because the rest of the page is long. */
const test = base.extend('openChecklist', ({ owner, visitAsOwner }) => {
  return async () => {
    await owner.setup.update.mutate({ step: null });
    const user = await visitAsOwner('/admin/dashboard');
    return { user, checklist: within(await findPanel('Setup checklist')) };
  };
});

test.override('content', 'sample');

const findStep = (name: string) => screen.findByRole('heading', { level: 1, name });

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test('the setup resumes where it was left', async ({ network, visitAsOwner }) => {
  const user = await visitAsOwner('/admin/setup');
  await findStep('Where to start');
  await press(user, /^4 ?Look$/);
  await findStep('Choose a look');
  await network.settle();
  const next = await visitAsOwner('/admin/dashboard');
  await next.click(await screen.findByText('Continue setup'));
  await findStep('Choose a look');
});

test('the setup keeps the sample until its owner has another name', async ({ visitAsOwner }) => {
  const user = await visitAsOwner('/admin/setup');
  await press(user, 'Keep the sample');
  await findStep('Who you are');
  const headline = await screen.findByLabelText(/^Headline/, { selector: 'input, textarea' });
  await fillIn(user, headline, 'I sail.');
  await press(user, 'Continue');
  // Other words under the sample's name would describe two people.
  await screen.findByText('Enter your name');
});

test('the setup shows the email address as the owner writes it', async ({ owner, visitAsOwner }) => {
  await owner.setup.update.mutate({ step: null });
  await owner.site.update.mutate({ ownerName: 'Ada Example' });
  const email = { label: 'Email', url: 'mailto:ada@example.net', icon: 'fa-solid fa-envelope' };
  await owner.site.update.mutate({ links: [email] });
  await visitAsOwner('/admin/setup');
  await findStep('Who you are');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.net'));
});

test('the open page takes the chosen accent as soon as the look is saved', async ({
  owner,
  visitAsOwner,
}) => {
  await owner.setup.update.mutate({ step: 3 });
  const user = await visitAsOwner('/admin/setup');
  await user.click(await screen.findByLabelText(/^Plum/));
  await press(user, 'Continue');
  await findStep('Your site is ready');
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--accent')).toContain('#7a2e8e'),
  );
});

test('the setup can be skipped, and the dashboard then has no link to it', async ({
  owner,
  visitAsOwner,
}) => {
  await owner.setup.update.mutate({ step: 3 });
  const user = await visitAsOwner('/admin/setup');
  await findStep('Choose a look');
  await press(user, 'Back');
  await findStep('How you sign in');
  await press(user, 'Skip setup');
  await screen.findByText('1 of 11 done');
  expect(location.pathname).toBe('/admin/dashboard');
  expect(screen.queryByRole('link', { name: /set up/i })).toBeNull();
  expect(screen.queryByRole('link', { name: /setup/i })).toBeNull();
});

test('the checklist of setup can be hidden and shown again', async ({ openChecklist, visitAsOwner }) => {
  const { user, checklist } = await openChecklist();
  checklist.getByText('1 of 11 done');
  await user.click(checklist.getByRole('button', { name: 'Show items' }));
  await user.click(checklist.getByRole('button', { name: 'Hide checklist' }));
  await screen.findByText('Show checklist');
  const next = await visitAsOwner('/admin/dashboard');
  await next.click(await screen.findByText('Show checklist'));
  const shown = within(await findPanel('Setup checklist'));
  await next.click(shown.getByRole('button', { name: 'Show items' }));
  shown.getByText(/^Visitors still see sample content/);
  expect(shown.getAllByText(/^SMTP_URL=/)).toHaveLength(1);
});

test('a task of the checklist is postponed and restored, and a line leads to its field', async ({
  openChecklist,
}) => {
  const { user, checklist } = await openChecklist();
  const findPostpone = () => checklist.findByRole('button', { name: /^Not now: Set a mail server/ });
  await user.click(checklist.getByRole('button', { name: 'Show items' }));
  await user.click(await findPostpone());
  await checklist.findByText('1 of 10 done');
  await user.click(screen.getByText('Undo'));
  await findPostpone();
  checklist.getByText('1 of 11 done');
  await user.click(checklist.getByText('Add your portrait'));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('avatar'));
});

test('the setup offers no choice before it knows what the choice removes', async ({
  network,
  visitAsOwner,
}) => {
  const failure = network.fail('sample.status');
  const user = await visitAsOwner('/admin/setup');
  await screen.findByText("Couldn't check for sample content.");
  expect(screen.queryByRole('button', { name: /^(Import|Start empty|Keep the sample)$/ })).toBeNull();
  failure.stop();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Keep the sample' });
  screen.getByText(/^Removes the sample now: 8 projects/);
});

test('the setup can run again, starts from the stored values, and changes only what the owner changes in it', async ({
  owner,
  visitAsOwner,
}) => {
  await owner.setup.update.mutate({ step: null });
  await owner.site.update.mutate({ ownerName: 'Ada Example' });
  const github = { label: 'GitHub', url: 'https://git.example.net/ada', icon: 'fa-brands fa-github' };
  await owner.site.update.mutate({ role: 'Developer', links: [github] });
  const before = await owner.site.get.query();
  const user = await visitAsOwner('/admin/settings/identity');
  await user.click(await screen.findByRole('link', { name: 'Run the setup again' }));
  await findStep('Who you are');
  expect(screen.queryByRole('button', { name: /Start$/ })).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Example'));
  await user.clear(screen.getByLabelText(/^Role/));
  await fillIn(user, screen.getByLabelText('Email'), 'ada@example.net');
  await user.click(screen.getByText('More links'));
  await press(user, 'Add link');
  await user.keyboard('Feed');
  await fillIn(user, screen.getByLabelText('Address'), '/feed.xml');
  await press(user, 'Continue');
  await findStep('How you sign in');
  await screen.findByText(`You sign in with ${OWNER.email}.`);
  await press(user, 'Continue');
  await findStep('Choose a look');
  await user.click(await screen.findByLabelText(/^Editorial/));
  await user.click(screen.getByLabelText(/^Projects first/));
  await press(user, 'Continue');
  await findStep('Your site is ready');
  const { version: _changed, ...expected } = before;
  expect(await owner.site.get.query()).toMatchObject({
    ...expected,
    links: [github, { label: 'Email', url: 'mailto:ada@example.net' }, { label: 'Feed', url: '/feed.xml' }],
    role: '',
    style: 'editorial',
    projectPage: 'story',
    archiveOpen: 'all',
    homeSections: ['portfolio', 'strip', 'interests', 'skills', 'contact'].map(name => ({
      name,
      hidden: false,
    })),
  });
});
