import { type EntityManager, In, Not } from 'typeorm';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import { projectEntity } from '#server/features/projects/project-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { listUses } from '#server/features/uploads/uses/list-uses';
import { uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import type { SampleCounts } from '#shared/contract/sample';
import type { SiteSettings } from '#shared/contract/site';
import { mapValues } from '#shared/map-values';
import { listUploadStems, uploadStem } from '#shared/upload-names';
import { listOwnSettings, sampleSettings, withoutSample } from './sample-settings';
import { findSampleRows, SAMPLE_TABLES, type SampleTableName } from './sample-tables';

/** The sample content that a site still has, and the changes that the owner has made. */
export type FoundSample = {
  /** The keys of unchanged rows. */
  rows: Record<SampleTableName, string[]>;
  settings: string[];
  ownSettings: Partial<SiteSettings>;
  /** The number of sample records that stay because the owner has changed or uses them. */
  kept: number;
};

/** Finds unchanged sample content. Categories and images count only if no remaining record uses them. */
export async function findSample(manager: EntityManager): Promise<FoundSample> {
  const site = await manager.findOneBy(siteSettingsEntity, { id: SITE_SETTINGS_ID });
  const settings = site?.settings ?? {};
  const ownSettings = withoutSample(settings);
  const found = await findSampleRows(manager);
  const rows: FoundSample['rows'] = {
    ...mapValues(found, ({ untouched }) => untouched),
    categories: [],
    uploads: [],
  };
  for (const id of found.categories.untouched)
    if (!(await isCategoryUsed(manager, id, rows.projects))) rows.categories.push(id);
  for (const name of found.uploads.untouched)
    if (!(await isFileUsed(manager, name, rows, ownSettings))) rows.uploads.push(name);
  const all = Object.values(found).reduce(
    (sum, { untouched, changed }) => sum + untouched.length + changed.length,
    0,
  );
  const gone = Object.values(rows).reduce((sum, keys) => sum + keys.length, 0);
  return {
    rows,
    settings: sampleSettings(settings),
    ownSettings,
    kept: all - gone + listOwnSettings(settings).length,
  };
}

export function countSample({ rows, settings }: FoundSample): SampleCounts {
  return { ...mapValues(rows, keys => keys.length), site: settings.length };
}

async function isCategoryUsed(
  manager: EntityManager,
  id: string,
  projectsThatGo: string[],
): Promise<boolean> {
  const category = await manager.findOneByOrFail(SAMPLE_TABLES.categories.entity, { id });
  return manager.existsBy(projectEntity, { category: category.name, id: Not(In(projectsThatGo)) });
}

async function isFileUsed(
  manager: EntityManager,
  name: string,
  rows: FoundSample['rows'],
  ownSettings: Partial<SiteSettings>,
): Promise<boolean> {
  const file = uploadStem(name);
  if (listUploadStems(JSON.stringify(ownSettings)).has(file)) return true;
  const going = new Set([...Object.values(rows).flat(), SITE_SETTINGS_ID]);
  const uses = await manager.findBy(uploadUseEntity, { file });
  const others = uses.map(({ itemId }) => itemId).filter(itemId => !going.has(itemId));
  // Versions and the trash only prevent the deletion of the file.
  for (const entity of Object.values(ITEM_ENTITIES)) {
    const items = await manager.findBy(entity, { id: In(others) });
    if (items.some(item => listUses(item.id, item).has(file))) return true;
  }
  return false;
}
