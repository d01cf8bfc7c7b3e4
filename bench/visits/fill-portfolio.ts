import { join } from 'node:path';
import { entities } from '#server/composition/entities';
import { createLogger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { projectEntity } from '#server/features/projects/project-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { signInFirst } from '../../tests/support/programs/start-site';
import type { EmptyDatabase } from '../engines';
import { fillPictures } from '../fill-pictures';
import { fillProjects } from '../fill-projects';
import { withSite } from '../site';

const PROJECTS = 200;
/** Every fortieth project is featured. These have pictures. */
const FEATURED_EVERY = 40;
const LAST_YEAR = new Date(Date.now() - 365 * 24 * 60 * 60 * 1_000);

/** Fills a site with projects and older pictures, which shared caches may keep. Returns the name of a picture. */
export async function fillPortfolio({ target, folder, environment }: EmptyDatabase): Promise<string> {
  await withSite(folder, { ...environment, SAMPLE_CONTENT: 'on' }, ({ url }) => signInFirst(url));
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 10 });
  // The drawings of the sample follow the colors of the site, so no cache keeps them as it does pictures.
  await db.write(manager => manager.update(projectEntity, { featured: true }, { featured: false }));
  const pictures = await fillPictures(db, join(folder, 'uploads'), PROJECTS / FEATURED_EVERY);
  const images = pictures.flatMap(picture => [picture, ...Array<string>(FEATURED_EVERY - 1).fill('')]);
  await fillProjects(db, PROJECTS, images);
  await db.write(manager => manager.update(uploadEntity, { origin: 'editor' }, { createdAt: LAST_YEAR }));
  await db.close();
  return pictures[0] ?? '';
}
