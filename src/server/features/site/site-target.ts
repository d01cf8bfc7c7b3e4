import { BLANK_SITE_SETTINGS } from '../../../shared/blank-site-settings';
import { type SiteSettings, siteSettingsSchema } from '../../../shared/contract/site';
import type { SingleTarget } from '../../core/content-kind';
import type { Fields } from '../../core/history';
import { readFields } from '../../core/read-fields';
import { withoutUndefined } from '../../core/without-undefined';
import { SITE_SETTINGS_ID } from './site-entity';
import type { SiteService } from './site-service';

/** The settings as an import changes them. */
export function createSiteTarget({ get, update }: Pick<SiteService, 'get' | 'update'>): SingleTarget {
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
      const changes: Fields = Object.assign({}, ...entries, { links });
      await update(withoutUndefined(readFields(siteSettingsSchema.partial(), changes)));
    },
  };
}

/** Links are added to those that are there; a text is new only where nobody has set one. */
export function compareSettings(fields: Fields, site: SiteSettings): 'same' | 'new' | 'changed' {
  const { links, ...texts } = fields;
  if (links) return newLinks({ links }, site.links).length > 0 ? 'new' : 'same';
  const stored: Fields = { ...site };
  const blank: Fields = { ...BLANK_SITE_SETTINGS };
  const names = Object.keys(texts);
  if (names.every(name => texts[name] === stored[name])) return 'same';
  const isUnset = names.every(name => stored[name] === '' || stored[name] === blank[name]);
  return isUnset ? 'new' : 'changed';
}

function newLinks({ links }: Fields, stored: SiteSettings['links']): unknown[] {
  const known = new Set(stored.map(({ url }) => url));
  return Array.isArray(links) ? links.filter(link => !known.has(Object(link).url)) : [];
}
