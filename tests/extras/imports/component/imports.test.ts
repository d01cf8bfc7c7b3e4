import { buffer } from 'node:stream/consumers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { stagedMarkdownSchema } from '#shared/extras/imports/import-contract';
import { RESUME } from '#tests/extras/imports/support/sample-resume';
import { test as base } from '#tests/support/component/component-test';
import { findPanel } from '#tests/support/component/panels';
import { packParts } from '#tests/support/content/backup-file';

/** The owner's page of imports. Its panel is searched alone, because the rest of the page is long. */
const test = base.extend('openImport', ({ network, visitAsOwner }) => async () => {
  const user = await visitAsOwner('/admin/settings/data');
  const element = await findPanel('Import');
  // React Query does not refetch a list while its first fetch is under way.
  await waitFor(() => expect(network.count('imports.list')).toBeGreaterThan(0));
  await network.settle();
  return {
    user,
    panel: within(element),
    chooseResume: async (resume: unknown) => {
      const input = element.querySelector<HTMLInputElement>('input[accept="application/json,.json"]');
      if (!input) throw new Error('The form of a resume is closed');
      const file = new File([JSON.stringify(resume)], 'resume.json', { type: 'application/json' });
      await user.upload(input, file);
    },
  };
});

test('the data settings have one list of sources, beside the sample content', async ({ visitAsOwner }) => {
  await visitAsOwner('/admin/settings/data');
  const group = within(await screen.findByRole('region', { name: 'Move in' }));
  const panels = group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(panels).toEqual(['Import', 'Sample content']);
  const sources = [...document.querySelectorAll('#import [aria-expanded]')];
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^resume\.json/),
    expect.stringMatching(/^GitHub/),
    expect.stringMatching(/^Markdown/),
    expect.stringMatching(/^Backup/),
  ]);
});

test('a JSON Resume and a repository are reviewed, imported as drafts, published, and the import undone', async ({
  openImport,
  owner,
  site,
}) => {
  const { user, panel, chooseResume } = await openImport();
  /** Finds a text that several elements share. */
  const findWhole = (text: string) => panel.findAllByText((_, element) => element?.textContent === text);
  await user.click(panel.getByRole('button', { name: /^resume\.json/ }));
  await chooseResume({ name: 'no resume' });
  expect((await panel.findByRole('alert')).textContent).toContain('This file is not a JSON Resume');
  await chooseResume(RESUME);
  await panel.findByRole('heading', { name: 'Import from resume.json' });
  expect(panel.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
  await panel.findByText('6 new. 6 selected.');
  // The facts are words of this site instead of places in the file.
  panel.getByText('C');
  panel.getByText('Work, 2019–2021');
  // Each reason is there once, with what it applies to in words.
  await findWhole('Languages, Interests This site has no matching section.');
  await findWhole('Image This site has no matching field.');
  await user.click(panel.getByRole('checkbox', { name: /HTML/ }));
  await panel.findByText('6 new. 5 selected.');
  await user.click(panel.getByRole('button', { name: 'Import 5 items' }));
  await screen.findByText('Imported: 3 added, 1 changed.');
  expect(await owner.projects.list.query()).toMatchObject([{ title: 'Engine', draft: true }]);
  screen.getByText('See drafts');
  await panel.findByRole('link', { name: 'See 1 draft timeline element' });
  const drafts = panel.getByRole('link', { name: 'See 1 draft project' });
  expect(drafts.getAttribute('href')).toBe('/admin/projects?visibility=draft');
  await user.click(panel.getByRole('button', { name: /^Publish all drafts of JSON Resume/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish 2 drafts' }));
  await user.click(question.getByRole('button', { name: 'Publish 2 drafts' }));
  await screen.findByText('2 items published.');
  await waitFor(() => expect(panel.queryByText('See 1 draft project')).toBeNull());
  expect(await site.trpc().projects.list.query()).toMatchObject([{ title: 'Engine' }]);

  await chooseResume({ basics: { name: 'Grace' } });
  await panel.findByText('1 changed. 0 selected.');
  await findWhole('Ada → Grace');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));

  await user.click(await panel.findByRole('button', { name: /^GitHub/ }));
  await user.type(panel.getByRole('textbox', { name: 'GitHub profile' }), 'ada{Enter}');
  await user.click(await panel.findByRole('checkbox', { name: /engine/ }));
  await user.click(panel.getByRole('button', { name: 'Import 1 draft' }));
  await panel.findByRole('link', { name: 'ada/engine' });
  expect(await owner.projects.list.query()).toHaveLength(2);
  const toast = (await screen.findByText('1 draft added.')).closest('[role="status"]');
  if (!(toast instanceof HTMLElement)) throw new Error('The message is not a status');
  await user.click(within(toast).getByText('Undo'));
  await screen.findByText('Import undone.');
  expect(await owner.projects.list.query()).toMatchObject([{ title: 'Engine' }]);
});

test.for([
  ['https://github.com/ada', 'ada'],
  ['https://www.GitHub.com/ada-l/?tab=repositories', 'ada-l'],
  ['https://github.com/ada/engine', ''],
  ['https://example.com/ada', ''],
] as const)(
  'with the link %s, the GitHub import offers the profile "%s"',
  async ([url, profile], { openImport, owner }) => {
    const link = { label: 'Code', url, icon: 'fa-brands fa-github' };
    await owner.site.update.mutate({ links: [link] });
    const { user, panel } = await openImport();
    await user.click(await panel.findByRole('button', { name: /^GitHub/ }));
    const field = panel.getByRole('textbox', { name: 'GitHub profile' });
    expect(field).toHaveProperty('value', profile);
    await user.clear(field);
    expect(field).toHaveProperty('value', '');
  },
);

test('the undo of an import takes one row of the trash, which restores all of its items', async ({
  owner,
  visitAsOwner,
}) => {
  const text = JSON.stringify({ projects: ['Anemometer', 'Rain gauge'].map(name => ({ name })) });
  const { items } = await owner.imports.planResume.mutate({ text });
  const { _id } = await owner.imports.applyResume.mutate({ text, keys: items.map(({ key }) => key) });
  await owner.imports.undo.mutate({ id: _id ?? '' });
  const user = await visitAsOwner('/admin/trash');
  const table = await screen.findByRole('table', { name: 'Trash' });
  await within(table).findByText('Import from JSON Resume');
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('2 items');
  expect(rows[0]?.textContent).toContain('Rain gauge');
  await user.click(screen.getByRole('button', { name: 'Restore Import from JSON Resume' }));
  await screen.findByText('Import from JSON Resume restored.');
  const titles = (await owner.projects.list.query()).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Anemometer', 'Rain gauge']));
  await screen.findByText('The trash is empty.');
});

test('an import of items that another tab has imported says that everything is up to date', async ({
  openImport,
  owner,
}) => {
  const { user, panel, chooseResume } = await openImport();
  const resume = { projects: [{ name: 'Anemometer' }] };
  await user.click(panel.getByRole('button', { name: /^resume\.json/ }));
  await chooseResume(resume);
  const start = await panel.findByRole('button', { name: 'Import 1 draft' });
  const text = JSON.stringify(resume);
  const { items } = await owner.imports.planResume.mutate({ text });
  await owner.imports.applyResume.mutate({ text, keys: items.map(({ key }) => key) });
  await user.click(start);
  await screen.findByText('Everything is up to date.');
});

test('what the source of Markdown does not publish stays a draft when its import is published', async ({
  openImport,
  owner,
  site,
  tokens,
}) => {
  const files = {
    'ready.md': Buffer.from('---\ndate: 2020-01-02\n---\nOpen'),
    'secret.md': Buffer.from('---\ndate: 2020-01-01\npublished: false\n---\nSecret'),
  };
  const answer = await fetch(`${site.url}/api/imports/markdown/file`, {
    method: 'POST',
    headers: { [AUTH_HEADER]: tokens.token, 'content-type': 'application/zip' },
    body: new Uint8Array(await buffer(packParts(files))),
  });
  const { id } = stagedMarkdownSchema.parse(await answer.json());
  await owner.imports.applyMarkdown.mutate({ id, keys: Object.keys(files) });
  const { user, panel } = await openImport();
  await panel.findByText(/2 added \(1 unpublished in the source\)/);
  await user.click(panel.getByRole('button', { name: /^Publish all drafts of Markdown files/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish 1 draft' }));
  question.getByText(/1 item unpublished in the source stays a draft\./);
  await user.click(question.getByRole('button', { name: 'Publish 1 draft' }));
  await screen.findByText('1 item published. 1 item unpublished in the source stays a draft.');
  const { notes } = await owner.notes.list.query({});
  expect(notes.map(({ title, draft = false }) => ({ title, draft }))).toEqual([
    { title: 'Ready', draft: false },
    { title: 'Secret', draft: true },
  ]);
  await panel.findByRole('link', { name: 'See 1 draft note' });
  await waitFor(() => expect(panel.queryByRole('button', { name: /^Publish all/ })).toBeNull());
});
