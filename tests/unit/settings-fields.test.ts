import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { moveItem } from '#client/editing/reorder/order';
import { isEdits } from '#client/editing/working-copy/stored-edits';
import { type SaveRequest, WorkingCopy } from '#client/editing/working-copy/working-copy';
import {
  SETTINGS_FIELDS,
  type SettingsFields,
  settingsUpdate,
  storedSettings,
} from '#client/features/site/admin/settings-fields';
import type { Site, SiteUpdate } from '#shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { withoutUndefined } from '#shared/without-undefined';
import { apiError } from '../support/app/api-errors';
import { createMemoryStorage } from '../support/memory-storage';

const LINKS = ['one', 'two', 'three'].map(label => ({ label, url: `/${label}`, icon: '' }));
const SITE: Site = { ...DEFAULT_SITE_SETTINGS, links: LINKS, birthDate: '1990-02-03', version: 4 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { sessionStorage: createMemoryStorage() });
});

afterEach(() => void vi.useRealTimers());

/** Creates the working copy of the editor with a server that trims URLs. */
function openSettings(site = SITE) {
  const sent: SiteUpdate[] = [];
  let stored = site;
  const save = vi.fn(async ({ fields, changed, expectedVersion }: SaveRequest<SettingsFields>) => {
    if (stored.version !== expectedVersion) throw apiError('CONFLICT');
    const update = settingsUpdate(fields, changed);
    sent.push(update);
    stored = { ...stored, ...withoutUndefined(update), version: stored.version + 1 };
    return storedSettings({ ...stored, avatar: stored.avatar.trim() }, fields);
  });
  const copy = new WorkingCopy<SettingsFields>({
    name: 'settings',
    definitions: SETTINGS_FIELDS,
    stored: storedSettings(site),
    save,
    fetch: async () => storedSettings(stored),
  });
  onTestFinished(copy.abandon);
  const changeElsewhere = (changes: SiteUpdate) => {
    stored = { ...stored, ...withoutUndefined(changes), version: stored.version + 1 };
    return storedSettings(stored);
  };
  return { copy, fields: () => copy.getState().fields, save, sent, changeElsewhere };
}

const labels = ({ links }: SettingsFields): string[] => links.map(({ label }) => label);

describe('the settings editor', () => {
  test('sends only changed fields, rows without their keys and an empty birth date as null', async () => {
    const { copy, fields, sent } = openSettings();
    copy.change({ role: 'Pilot', headline: 'H', birthDate: '', links: fields().links.slice(1) });
    copy.change({ headline: SITE.headline });
    expect(await copy.save()).toMatchObject({ kind: 'saved', isDirty: false });
    expect(sent).toEqual([{ role: 'Pilot', birthDate: null, links: LINKS.slice(1) }]);
  });

  test('receives changes that were saved elsewhere and merges with them automatically', async () => {
    const { copy, fields, changeElsewhere, sent } = openSettings();
    copy.change({ role: 'Pilot' });
    copy.receive(changeElsewhere({ location: 'Bremen' }));
    expect(fields()).toMatchObject({ role: 'Pilot', location: 'Bremen' });
    changeElsewhere({ education: 'By doing' });
    expect(await copy.save()).toMatchObject({ kind: 'saved' });
    expect(sent).toEqual([{ role: 'Pilot' }]);
    expect(fields()).toMatchObject({ role: 'Pilot', location: 'Bremen', education: 'By doing' });
  });

  test('keeps the keys of rows across a save, so that the screen does not jump', async () => {
    const { copy, fields } = openSettings();
    copy.change({ links: moveItem(fields().links, 0, 1) });
    expect(labels(fields())).toEqual(['two', 'one', 'three']);
    const keys = fields().links.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    await copy.save();
    expect(fields().links.map(({ key }) => key)).toEqual(keys);
  });
});

test('stored edits of the settings are valid only in the current format', () => {
  const { fields } = storedSettings(SITE);
  const isValid = (stored: unknown) => isEdits(stored, SETTINGS_FIELDS, fields);
  const isValidWith = (changes: object) =>
    isValid({ base: { version: 4, fields }, fields: { ...fields, ...changes } });
  expect([{}, { links: [], topics: [], quotes: [] }].map(isValidWith)).toEqual([true, true]);
  const withoutUrl = [{ key: '1', label: 'no address', icon: '' }];
  const withoutKeys = LINKS;
  const lists = [{ links: withoutUrl }, { links: withoutKeys }, { quotes: 'none' }];
  expect([{ role: 3 }, { birthDate: null }, ...lists].filter(isValidWith)).toEqual([]);
  expect([null, 'text', {}, { role: 'Pilot' }].filter(isValid)).toEqual([]);
});
