import { siteSettingsSchema } from '../../../shared/contract/site';
import { defineContentKind } from '../../core/content-kind';
import { readFields } from '../../core/read-fields';
import { withoutUndefined } from '../../core/without-undefined';
import { SITE_SETTINGS_ID, siteSettingsEntity } from './site-entity';
import { createSiteRouter } from './site-router';
import { createSiteService } from './site-service';

const settingsSchema = siteSettingsSchema.partial();

export const siteKind = defineContentKind({
  api: 'site',
  apiDescription: 'Who the owner is, and the fixed texts of the site.',
  tables: [{ entity: siteSettingsEntity }],
  versionFields: siteSettingsSchema.keyof().options,
  previewSchema: 'none',
  open: ({ db, history, log }) => {
    const service = createSiteService(db, log, history);
    return {
      service,
      router: createSiteRouter(service),
      versions: {
        read: async () => {
          const row = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
          return row?.settings ?? {};
        },
        save: (_id, fields) => service.replace(withoutUndefined(readFields(settingsSchema, fields))),
      },
      trash: 'none',
      imports: {
        read: async () => new Map([[SITE_SETTINGS_ID, { ...(await service.get()) }]]),
        create: 'none',
        update: async (_id, fields) => {
          await service.update(withoutUndefined(readFields(settingsSchema, fields)));
        },
        remove: 'none',
      },
      search: 'none',
      sitemap: 'none',
      feeds: 'none',
      preview: 'none',
    };
  },
});
