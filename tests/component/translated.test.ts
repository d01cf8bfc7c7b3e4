import { screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { ownerPaths, settingsPages, settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import { type Owner, sendMessages } from '../support/component/messages';
import { translatePage } from '../support/component/translate-page';
import { tryEachControl } from '../support/component/try-controls';

/** An address, or what makes the page and returns its address. */
type Address = string | ((owner: Owner) => Promise<string>);

const VISITOR_PAGES: Record<string, Address> = {
  'the home page': paths.home,
  About: paths.about,
  Projects: paths.projects,
  'a project with tabs': async owner => `/projects/${await setLayout(owner, 'tabs')}`,
  'a project as a story': async owner => `/projects/${await setLayout(owner, 'story')}`,
  Notes: paths.notes,
  'a note': async owner => `/notes/${await findNote(owner)}`,
  'a page': async owner => `/pages/${await createPage(owner)}`,
  Search: `${paths.search}?q=hive`,
  'a preview': async owner => {
    const id = await setLayout(owner, 'story');
    return (await owner.previews.createLink.mutate({ kind: 'project', id })).path;
  },
  'the login page': paths.login,
  'a missing page': '/nowhere',
};

const OWNER_PAGES: Record<string, Address> = {
  'the home page': paths.home,
  Dashboard: paths.dashboard,
  Setup: paths.setup,
  Projects: ownerPaths.projects,
  'a project': async owner => ownerPaths.projectEdit(await setLayout(owner, 'story')),
  Writing: ownerPaths.writing,
  'a note': async owner => ownerPaths.noteEdit(await findNote(owner)),
  'a page': async owner => ownerPaths.pageEdit(await createPage(owner)),
  'Skills Editor': ownerPaths.skillsEditor,
  'About Editor': ownerPaths.aboutEditor,
  Inbox: async owner => {
    await sendMessages(owner, 'Ada', 'Grace');
    return ownerPaths.inbox;
  },
  Trash: async owner => {
    await owner.projects.remove.mutate({ id: await setLayout(owner, 'story') });
    return ownerPaths.trash;
  },
  ...Object.fromEntries(settingsPages.map(({ id, label }) => [`Settings, ${label}`, settingsPath(id)])),
};

const test = base
  .extend('content', 'sample')
  .extend(
    'tryTranslated',
    ({ owner, network }) =>
      async (page: Address, visit: (address: string) => unknown) => {
        const address = typeof page === 'string' ? page : await page(owner);
        const settle = async () => {
          // A response can lead to another request.
          for (let round = 0; round < 3; round += 1) {
            await network.settle();
            await new Promise(resolve => setTimeout(resolve));
          }
          expect(document.body.textContent).not.toContain('Something went wrong on this page');
        };
        const open = async () => {
          await visit(address);
          await waitFor(() => expect(document.body.textContent).not.toMatch(/Loading/));
          await settle();
        };
        await open();
        const { pathname } = location;
        translatePage();
        await tryEachControl(async () => {
          await settle();
          if (location.pathname !== pathname) await open();
        });
      },
  );

async function setLayout(owner: Owner, pageLayout: 'story' | 'tabs'): Promise<string> {
  const [project] = await owner.projects.list.query();
  const id = project?._id ?? '';
  await owner.projects.update.mutate({ id, pageLayout });
  return id;
}

async function findNote(owner: Owner): Promise<string> {
  const { notes } = await owner.notes.list.query({});
  return notes[0]?._id ?? '';
}

async function createPage(owner: Owner): Promise<string> {
  const [page] = [await owner.pages.create.mutate({ title: 'Imprint' })].flat();
  return page?._id ?? '';
}

describe('each control can be used on a translated page', () => {
  test.for(Object.entries(VISITOR_PAGES))('by a visitor: %s', ([, page], { visit, tryTranslated }) =>
    tryTranslated(page, visit),
  );

  test.for(Object.entries(OWNER_PAGES))('by the owner: %s', ([, page], { visitAsOwner, tryTranslated }) =>
    tryTranslated(page, visitAsOwner),
  );
});

test('the contact form of a translated page shows that the message was sent', async ({ visit }) => {
  const user = await visit(paths.home);
  translatePage();
  await fillIn(user, screen.getByLabelText(/^Name/), 'Ada');
  await fillIn(user, screen.getByLabelText(/^Email/), 'ada@example.com');
  await fillIn(user, screen.getByLabelText(/^Message/), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Message sent successfully!');
});

test('a translated button shows its new text', async ({ visitAsOwner }) => {
  const user = await visitAsOwner(ownerPaths.aboutEditor);
  const button = await screen.findByRole('button', { name: 'Collapse all' });
  translatePage();
  await user.click(button);
  await screen.findByRole('button', { name: 'Expand all' });
});
