import { isDeepStrictEqual } from 'node:util';
import type { ImportItem } from '../../../shared/contract/import';
import type { SiteSettings } from '../../../shared/contract/site';
import { skillNameKey } from '../../../shared/skill-name-key';
import type { Fields } from '../../core/history';
import type { Figures, ImportedItemRow } from './import-entities';
import { type Incoming, type IncomingContent, type IncomingSetting, isContent } from './incoming';

/** What the site knows that an import has to do with. */
export type KnownContent = {
  /** What was imported before and is still there, by the key of its entry, with what is stored of it now. */
  imported: Map<string, { row: ImportedItemRow; stored: Fields }>;
  skillKeys: Set<string>;
  site: SiteSettings;
  /** What the settings read as before anybody has set them. */
  blankSite: SiteSettings;
};

export type PlannedItem = Pick<ImportItem, 'state' | 'changes' | 'isProposed'> & {
  incoming: Incoming;
  /** What it became before. */
  known: ImportedItemRow | null;
};

/** What an import would do: nothing that the owner has written is replaced without being asked for. */
export function planImport(items: Incoming[], known: KnownContent): PlannedItem[] {
  const skillKeys = new Set(known.skillKeys);
  return items.map(incoming => {
    if (isContent(incoming)) return planContent(incoming, known);
    if (incoming.target === 'settings') return planSetting(incoming, known);
    const key = skillNameKey(incoming.fields.name);
    const isNew = !skillKeys.has(key);
    skillKeys.add(key);
    return plan(incoming, isNew ? 'new' : 'same');
  });
}

export function presentPlanned({ incoming, state, changes, isProposed }: PlannedItem): ImportItem {
  const { key, target, from, name, note } = incoming;
  return { key, target, from, name, note, state, changes, isProposed };
}

function planContent(incoming: IncomingContent, { imported }: KnownContent): PlannedItem {
  const known = imported.get(incoming.key);
  if (!known) return plan(incoming, 'new');
  const { row, stored } = known;
  const moved = Object.entries(incoming.fields)
    .filter(([name, value]) => !isDeepStrictEqual(value, row.sourceFields[name]))
    .map(([name]) => name);
  const changes = moved.filter(name => isDeepStrictEqual(stored[name], row.storedFields[name]));
  if (hasMoved(figuresOf(incoming), row.figures)) changes.push(FIGURES);
  if (changes.length > 0) return { ...plan(incoming, 'changed'), changes, known: row };
  return { ...plan(incoming, moved.length > 0 ? 'kept' : 'same'), known: row };
}

/** Among the changed fields it stands for what the source counts. */
export const FIGURES = 'figures';

export function figuresOf(incoming: IncomingContent): Figures | undefined {
  return incoming.target === 'projects' ? incoming.figures : undefined;
}

function hasMoved(figures: Figures | undefined, known: Figures): boolean {
  return figures !== undefined && !isDeepStrictEqual(figures, known);
}

function planSetting(incoming: IncomingSetting, { site, blankSite }: KnownContent): PlannedItem {
  const { links, ...texts } = incoming.fields;
  if (links) {
    const known = new Set(site.links.map(({ url }) => url));
    return plan(incoming, links.every(({ url }) => known.has(url)) ? 'same' : 'new');
  }
  const names = settingNames(texts);
  if (names.every(name => texts[name] === site[name])) return plan(incoming, 'same');
  const isUnset = names.every(name => site[name] === '' || site[name] === blankSite[name]);
  return isUnset
    ? plan(incoming, 'new')
    : { ...plan(incoming, 'changed'), changes: names, isProposed: false };
}

type SettingTexts = Omit<IncomingSetting['fields'], 'links'>;
const SETTING_NAMES = ['ownerName', 'role', 'introduction', 'location'] as const;

function settingNames(texts: SettingTexts): (keyof SettingTexts)[] {
  return SETTING_NAMES.filter(name => texts[name] !== undefined);
}

function plan(incoming: Incoming, state: ImportItem['state']): PlannedItem {
  return {
    incoming,
    state,
    changes: [],
    isProposed: state === 'new' || state === 'changed',
    known: null,
  };
}
