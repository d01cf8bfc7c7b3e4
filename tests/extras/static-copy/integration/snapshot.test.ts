import { expect, test } from 'vitest';
import { readSnapshot } from '#server/extras/static-copy/export/snapshot';
import { startAppForTest } from '#tests/support/app/managed-app';
import { storeFile } from '#tests/support/app/send-file';
import { picture } from '#tests/support/content/media-factory';

/** The marks of everything that only the owner sees. */
const HIDDEN = /hidden|zoe@/i;

const HOUR_LATER = () => new Date(Date.now() + 3_600_000);

test('the snapshot for a static copy has what visitors see, and the files that it names', async () => {
  const app = await startAppForTest();
  const { projects, notes, pages, contacts, views } = app.services;
  const { token } = await app.signIn();
  const store = async (width: number) => storeFile(app, await picture(width, 40).png().toBuffer(), token);
  const [seen, hidden, unused] = [await store(60), await store(61), await store(62)];
  const kite = await projects.create({ title: 'Kite', category: 'Aloft', image: `/uploads/${seen}` });
  await projects.update({ id: kite._id, pendingChanges: { title: 'Hidden title' } });
  const names = { title: 'Hidden', category: 'Hidden category', status: 'hidden' };
  const unseen = await projects.create({ ...names, image: `/uploads/${hidden}` });
  for (const projectId of [kite._id, unseen._id]) await views.record({ projectId, sessionId: 'one' });
  await projects.update({ id: unseen._id, draft: true });
  await contacts.send({ name: 'Zoë', email: 'zoe@example.com', message: 'Hello' });
  await notes.create({ title: 'Wind', projects: [kite._id, unseen._id] });
  await notes.create({ title: 'Hidden', publishAt: HOUR_LATER().toISOString() });
  for (const [name, changes] of Object.entries({ seen: {}, hidden: { draft: true } })) {
    const { _id: id } = await pages.create({ title: name, slug: `${name}-then` });
    await pages.update({ id, slug: `${name}-now`, ...changes });
  }
  await pages.remove((await pages.create({ title: 'Hidden' }))._id);

  const snapshot = await readSnapshot(app.db, new Date());
  const text = JSON.stringify(snapshot.map(({ rows }) => rows));
  expect(text.match(HIDDEN)).toBeNull();
  for (const shown of ['Kite', 'Aloft', seen, 'Wind', 'seen-then', 'seen-now']) expect(text).toContain(shown);
  for (const absent of [unseen._id, hidden, unused]) expect(text).not.toContain(absent);
  const later = JSON.stringify((await readSnapshot(app.db, HOUR_LATER())).map(({ rows }) => rows));
  expect(later).toContain('"title":"Hidden"');
});
