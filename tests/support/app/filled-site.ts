import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { setUpContent } from '#server/composition/sample/sample-content';
import { picture as makePicture } from '../content/media-factory';
import { storeFile } from './send-file';
import type { TestApp } from './start-app';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** Sets up the content of a site as its start does, with or without the sample. */
export function setUpSample({ db, store }: Pick<TestApp, 'db' | 'store'>, isWanted = true): Promise<void> {
  return setUpContent(db, isWanted, { projectRoot, store });
}

/** Fills the site with rows in every table and one uploaded file. */
export async function fillSite(app: TestApp): Promise<{ token: string; picture: string }> {
  await setUpSample(app);
  const { token } = await app.signIn();
  const picture = await storeFile(app, await makePicture(600, 400).png().toBuffer(), token);
  const { projects, timeline, site, contacts, views } = app.trpc(token);
  await projects.create.mutate({ title: 'Größe 🪁', image: `/uploads/${picture}`, category: 'Aloft' });
  const element = { title: 'Third', order: 3, profile: { Name: 'Ada' } };
  const { _id: id } = await timeline.create.mutate(element);
  await timeline.update.mutate({ id, title: 'Fourth' });
  const [deleted] = await projects.create.mutate({ title: 'Gone', category: 'Aloft' });
  await projects.remove.mutate({ id: deleted?._id ?? '' });
  await site.update.mutate({ ownerName: 'Ada Example' });
  await contacts.send.mutate({ name: 'Zoë', email: 'zoe@example.com', message: 'Hello\nthere' });
  const trashed = await contacts.send.mutate({ name: 'Gia', email: 'gia@example.com', message: 'Bye' });
  await contacts.remove.mutate({ ids: [trashed._id] });
  await views.record.mutate({ projectId: null, sessionId: 'one' });
  return { token, picture };
}

/** Writes a backup of the site to the file, and returns its path. */
export async function writeBackup(app: TestApp, file: string): Promise<string> {
  await createSiteBackup(app).write(createWriteStream(file));
  return file;
}
