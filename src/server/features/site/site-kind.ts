import { siteSettingsSchema } from '../../../shared/contract/site';
import { defineContentKind } from '../../core/content-kind';
import { readFields } from '../../core/read-fields';
import { withoutUndefined } from '../../core/without-undefined';
import { SITE_SETTINGS_ID, siteSettingsEntity } from './site-entity';
import { createSiteRouter } from './site-router';
import { createSiteService } from './site-service';
import { createSiteTarget } from './site-target';

const settingsSchema = siteSettingsSchema.partial();

export const siteKind = defineContentKind({
  api: 'site',
  apiDescription: 'Who the owner is, and the fixed texts of the site.',
  tables: [
    {
      entity: siteSettingsEntity,
      imports: {},
      version: ({ settings }) => ({ kind: 'site', name: 'Settings', fields: settings }),
    },
  ],
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
      imports: createSiteTarget(service),
      search: 'none',
      sitemap: 'none',
      feeds: 'none',
      preview: 'none',
    };
  },
});
