import { expect, test } from 'vitest';
import { createSetupService } from '#server/composition/setup-service';
import { createOwnerService } from '#server/features/auth/owner-service';
import type { Setup } from '#shared/contract/setup';
import { setUpSample } from '../support/app/filled-site';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { OWNER } from '../support/app/owner';

const ALL_SETTINGS = [
  'ownerName',
  'role',
  'headline',
  'introduction',
  'avatar',
  'location',
  'education',
  'employment',
  'codeProfileUrl',
  'links',
  'birthDate',
  'replyPromise',
];
const NOTHING = { settings: [], projects: 0, skills: 0, timeline: 0, notes: 0 };
const NEW: Setup = {
  sample: { settings: ALL_SETTINGS, projects: 8, skills: 20, timeline: 6, notes: 3 },
  own: NOTHING,
  hasPublicUrl: false,
  hasMailServer: false,
  hasOwnEmail: false,
  hasOwnPassword: true,
  lastBackupAt: null,
  step: 0,
  isChecklistHidden: false,
  postponed: [],
};

const app = await startAppForFile();
await setUpSample(app);
const { token } = await app.signIn();

test('a new site has only sample content, and the setup starts at its first step', async () => {
  expect(await app.trpc(token).setup.get.query()).toEqual(NEW);
});

test('changed fields and items no longer count as sample content', async () => {
  const api = app.trpc(token);
  const [project] = await app.services.projects.list();
  const [skill] = await app.services.skills.list();
  const [element] = await app.services.timeline.list();
  const [note] = (await app.services.notes.list()).notes;
  if (!project || !skill || !element || !note) throw new Error('The sample content is incomplete');
  await api.projects.update.mutate({ id: project._id, title: 'Mine' });
  await api.skills.setCore.mutate({ id: skill._id, isCore: !skill.isCore });
  await api.timeline.remove.mutate({ id: element._id });
  await api.notes.update.mutate({ id: note._id, draft: true });
  const { links } = await app.services.site.get();
  await api.site.update.mutate({
    role: 'Pilot',
    avatar: '/uploads/me.png',
    birthDate: null,
    links: links.slice(1),
  });
  await api.auth.changePassword.mutate({
    currentPassword: OWNER.password,
    newPassword: 'seven quiet otters',
  });
  expect(await api.setup.get.query()).toMatchObject({
    sample: {
      settings: ALL_SETTINGS.filter(name => !['role', 'avatar', 'birthDate'].includes(name)),
      projects: 7,
      skills: 19,
      timeline: 5,
      notes: 2,
    },
    own: { settings: ['role', 'avatar'], projects: 1, skills: 1, timeline: 0, notes: 1 },
  });
});

test("the password is the owner's own once it is no longer the generated one", async () => {
  const other = await startAppForTest();
  await createOwnerService(other.db).setCredentials({ ...OWNER, isGenerated: true });
  const read = async () => {
    const { hasOwnEmail, hasOwnPassword } = await other.services.setup.get();
    return { hasOwnEmail, hasOwnPassword };
  };
  expect(await read()).toEqual({ hasOwnEmail: false, hasOwnPassword: false });
  const { password: currentPassword } = OWNER;
  const { token } = await other.signIn();
  await other.trpc(token).auth.changeEmail.mutate({ email: 'me@example.org', currentPassword });
  expect(await read()).toEqual({ hasOwnEmail: true, hasOwnPassword: false });
  await other.trpc(token).auth.changePassword.mutate({ currentPassword, newPassword: 'seven quiet otters' });
  expect(await read()).toEqual({ hasOwnEmail: true, hasOwnPassword: true });
});

test('the setup state reports a configured public address and mail server', async () => {
  const setup = createSetupService(app.db, { hasPublicUrl: true, hasMailServer: true });
  expect(await setup.get()).toMatchObject({ hasPublicUrl: true, hasMailServer: true });
});

test('an empty site has no sample content, and its setup runs until the owner has a name', async () => {
  const empty = await startAppForTest();
  await setUpSample(empty, false);
  expect(await empty.services.setup.get()).toEqual({ ...NEW, sample: NOTHING });
  await empty.services.site.update({ ownerName: 'Ada', links: [] });
  const own = { ...NOTHING, settings: ['ownerName'] };
  expect(await empty.services.setup.get()).toEqual({ ...NEW, sample: NOTHING, own, step: null });
});
