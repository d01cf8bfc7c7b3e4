import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { video } from '../content/media-factory';
import type { OpenSite } from './site-on-disk';

/** Creates two projects with one file each and a shared one. */
export async function fillSite(site: OpenSite): Promise<void> {
  const { projects, timeline, skills, site: settings } = site.services;
  const shared = await addFile(site);
  for (const title of ['Kite', 'Loom']) {
    await projects.create({ title, category: title, image: await addFile(site), details: shared });
  }
  await timeline.create({ title: 'First' });
  const skill = { category: 'Craft', description: '', icon: '', color: '#123456', isCore: false };
  await skills.saveList([{ ...skill, name: 'Weaving' }]);
  await settings.update({ ownerName: 'Ada Example' });
}

/** Stores a file as an upload and returns its address. */
export async function addFile({ db, uploads }: OpenSite): Promise<string> {
  const name = `${newId()}.mp4`;
  await writeFile(join(uploads, name), video('mp4'));
  const row = { name, mediaType: 'video/mp4', bytes: 6_000, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  return `/uploads/${name}`;
}
