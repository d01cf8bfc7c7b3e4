import { defineContentKind, type SingleTarget } from '#server/core/content/content-kind';
import type { StoredFields } from '#server/core/content/history';
import { parseFields } from '#server/core/errors/parse-fields';
import { type SiteSettings, siteSettingsSchema } from '#shared/contract/site';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { withoutUndefined } from '#shared/without-undefined';
import { SITE_SETTINGS_ID, siteSettingsEntity } from './site-entity';
import { createSiteRouter } from './site-router';
import { createSiteService, type SiteService } from './site-service';

const settingsSchema = siteSettingsSchema.partial();

export const siteKind = defineContentKind({
  api: 'site',
  apiDescription: "The owner's details and the fixed texts of the site.",
  tables: [siteSettingsEntity],
  versionFields: siteSettingsSchema.keyof().options,
  previewSchema: 'none',
  open: deps => {
    const { db } = deps;
    const service = createSiteService(deps);
    return {
      service,
      createRouter: () => createSiteRouter(service),
      versions: {
        read: async () => {
          const row = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
          return row?.settings ?? {};
        },
        save: (_id, fields) => service.replace(withoutUndefined(parseFields(settingsSchema, fields))),
      },
      trash: 'none',
      imports: createSiteTarget(service),
      search: 'none',
      sitemap: 'none',
      formerAddresses: 'none',
      feeds: 'none',
      preview: 'none',
    };
  },
});

function createSiteTarget({ get, update }: Pick<SiteService, 'get' | 'update'>): SingleTarget {
  return {
    form: 'single',
    id: SITE_SETTINGS_ID,
    readComparison: async () => {
      const site = await get();
      return fields => compareSettings(fields, site);
    },
    save: async entries => {
      const { links: stored } = await get();
      const links = [...stored, ...entries.flatMap(fields => newLinks(fields, stored))];
      const changes: StoredFields = Object.assign({}, ...entries, { links });
      await update(withoutUndefined(parseFields(settingsSchema, changes)));
    },
  };
}

/**
 * Compares imported settings with the stored ones. Imported links are added, and a text is new only if the
 * owner has not set it.
 */
export function compareSettings(fields: StoredFields, site: SiteSettings): 'same' | 'new' | 'changed' {
  const { links, ...texts } = fields;
  if (links) return newLinks({ links }, site.links).length > 0 ? 'new' : 'same';
  const stored: StoredFields = { ...site };
  const blank: StoredFields = { ...BLANK_SITE_SETTINGS };
  const names = Object.keys(texts);
  if (names.every(name => texts[name] === stored[name])) return 'same';
  const isUnset = names.every(name => stored[name] === '' || stored[name] === blank[name]);
  return isUnset ? 'new' : 'changed';
}

function newLinks({ links }: StoredFields, stored: SiteSettings['links']): unknown[] {
  const urls = new Set(stored.map(({ url }) => url));
  return Array.isArray(links) ? links.filter(link => !urls.has(Object(link).url)) : [];
}
