import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpContent } from '#server/composition/sample/sample-content';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { createCaller } from '../../support/app/call-api';
import { startAppForFile, startAppForTest } from '../../support/app/managed-app';
import { OWNER } from '../../support/app/owner';
import { sendFiles } from '../../support/app/send-file';
import { readScriptFont } from '../../support/content/script-fonts';

// Each feature takes its own locks, which the engines implement differently.

const NEW_PASSWORD = 'another long password';

const app = await startAppForFile();
const { token } = await app.signIn();

test('two simultaneous requests clear the sample content only once', async () => {
  const projectRoot = resolve(import.meta.dirname, '../../..');
  await setUpContent(app.db, true, { projectRoot, store: app.store });
  const api = app.trpc(token);
  const answers = await Promise.all([api.sample.clear.mutate(), api.sample.clear.mutate()]);
  const projects = answers.map(({ removed }) => removed.projects).sort();
  expect(projects).toEqual([0, 8]);
});

test('simultaneous updates of different settings are all stored', async () => {
  const texts = ['role', 'headline', 'location', 'education', 'employment', 'introduction'] as const;
  const owner = app.trpc(token);
  await Promise.all(texts.map(name => owner.site.update.mutate({ [name]: `new ${name}` })));
  const expected = Object.fromEntries(texts.map(name => [name, `new ${name}`]));
  expect(await app.services.site.get()).toMatchObject(expected);
  expect(await app.db.read(siteSettingsEntity).count()).toBe(1);
});

test('fonts that are uploaded and removed simultaneously do not overwrite each other', async () => {
  const add = async (name: 'arabic' | 'hebrew' | 'japanese') => {
    const bytes = await readScriptFont(name);
    return sendFiles(app, [{ bytes, name: `${name}.ttf` }], { token, path: '/font' });
  };
  const readNames = async () => (await app.services.site.get()).fonts.map(({ name }) => name).toSorted();
  const [first] = await Promise.all([add('hebrew'), add('arabic')]);
  expect(await readNames()).toEqual(['arabic', 'hebrew']);
  const filename = String(Object(first?.body).url).replace('/uploads/', '');
  await Promise.all([add('japanese'), app.rest('DELETE', `/font/${filename}`, { token })]);
  expect(await readNames()).toEqual(['arabic', 'japanese']);
});

test('exactly one of several updates that expect the same version succeeds', async () => {
  const { version } = await app.trpc(token).site.get.query();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      app.services.site.update({ role: `Role ${index}`, expectedVersion: version }),
    ),
  );
  const winners = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(winners).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
  }
  expect(await app.trpc(token).site.get.query()).toEqual(winners[0]);
});

test('two simultaneous updates of the setup state are both stored', async () => {
  const api = app.trpc(token);
  await Promise.all([
    api.setup.update.mutate({ step: 1 }),
    app.rest('PUT', '/setup', { token, body: { isChecklistHidden: true } }),
  ]);
  expect(await api.setup.get.query()).toMatchObject({ step: 1, isChecklistHidden: true });
});

describe('simultaneous sign-ins and password changes', () => {
  async function start() {
    const other = await startAppForTest();
    const call = createCaller(other, 'REST');
    return {
      app: other,
      call,
      signIn: async (password: string) =>
        (await call('auth.login', { input: { email: OWNER.email, password } })).status,
      changePassword: (token: string, newPassword: string) =>
        call('auth.changePassword', { token, input: { currentPassword: OWNER.password, newPassword } }),
    };
  }

  test('apply only one of two password changes, and keep its session', async () => {
    const { app, call, signIn, changePassword } = await start();
    const sessions = [await app.signIn(), await app.signIn()];
    const answers = await Promise.all(
      sessions.map(({ token }, index) => changePassword(token, `${NEW_PASSWORD} ${index}`)),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(winner).toBeGreaterThanOrEqual(0);
    // The response is 401 if the other session ended before its request was handled.
    expect([400, 401]).toContain(answers[1 - winner]?.status);
    const statuses = await Promise.all(
      sessions.map(async ({ token }) => (await call('auth.owner', { token })).status),
    );
    expect(statuses.indexOf(200)).toBe(winner);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await signIn(`${NEW_PASSWORD} ${winner}`)).toBe(200);
  });

  test('end the sessions that the old password opened during a password change', async () => {
    const { app, call, signIn, changePassword } = await start();
    const { token } = await app.signIn();
    const logins = Array.from({ length: 3 }, () => signIn(OWNER.password));
    const [change] = await Promise.all([changePassword(token, NEW_PASSWORD), ...logins]);
    expect(change).toMatchObject({ status: 200 });
    expect((await call('auth.sessions', { token })).body).toMatchObject([{ isCurrent: true }]);
  });
});
