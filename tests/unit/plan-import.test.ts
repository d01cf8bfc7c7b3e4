import { describe, expect, test } from 'vitest';
import type { Figures } from '../../src/server/features/imports/import-entities';
import type { Incoming } from '../../src/server/features/imports/incoming';
import { type KnownContent, planImport } from '../../src/server/features/imports/plan-import';
import { withPictures } from '../../src/server/features/imports/store-pictures';
import { BLANK_SITE_SETTINGS } from '../../src/shared/blank-site-settings';

const entry = { from: 'projects 1', name: 'Engine', note: '' };
const SOURCE = { title: 'Engine', description: 'Turns.' };

function project(fields: object, figures: Figures = { stars: 1 }): Incoming {
  return { ...entry, target: 'projects', key: 'engine', fields, figures };
}

function known(changes: Partial<KnownContent> = {}): KnownContent {
  const nothing = { imported: new Map(), skillKeys: new Set<string>() };
  return { ...nothing, site: BLANK_SITE_SETTINGS, blankSite: BLANK_SITE_SETTINGS, ...changes };
}

/** Imported before with SOURCE, and stored as `stored` by now. */
function importedAs(stored: object): KnownContent {
  const row = {
    ...{ id: 'x', source: 'github' as const, name: 'engine', kind: 'project' as const, itemId: '1' },
    ...{ sourceFields: SOURCE, storedFields: SOURCE, figures: { stars: 1 } },
  };
  return known({ imported: new Map([['engine', { row, stored: { ...stored } }]]) });
}

function planOf(incoming: Incoming, content: KnownContent) {
  const [planned] = planImport([incoming], content);
  return { state: planned?.state, changes: planned?.changes, isProposed: planned?.isProposed };
}

describe('what was imported before', () => {
  test('is the same for as long as its source is, whatever the owner has written since', () => {
    expect(planOf(project(SOURCE), importedAs(SOURCE))).toMatchObject({ state: 'same' });
    expect(planOf(project(SOURCE), importedAs({ ...SOURCE, title: 'Mine' }))).toMatchObject({
      state: 'same',
    });
  });

  test('changes with its source, but where the owner has written', () => {
    const moved = { title: 'Machine', description: 'Spins.' };
    expect(planOf(project(moved), importedAs(SOURCE))).toEqual({
      ...{ state: 'changed', changes: ['title', 'description'], isProposed: true },
    });
    expect(planOf(project(moved), importedAs({ ...SOURCE, title: 'Mine' }))).toMatchObject({
      ...{ state: 'changed', changes: ['description'] },
    });
    const mine = { title: 'Mine', description: 'Mine.' };
    expect(planOf(project(moved), importedAs(mine))).toEqual({
      ...{ state: 'kept', changes: [], isProposed: false },
    });
  });

  test('has other figures, whatever the owner has written', () => {
    const mine = importedAs({ ...SOURCE, title: 'Mine' });
    expect(planOf(project(SOURCE, { stars: 2 }), mine)).toMatchObject({
      state: 'changed',
      changes: ['figures'],
    });
  });

  test('is new once it is gone', () => {
    expect(planOf(project(SOURCE), known())).toMatchObject({ state: 'new', isProposed: true });
  });
});

test('a skill that is there already, or further up, is the same', () => {
  const skill = (name: string): Incoming => ({
    ...{ ...entry, key: name, target: 'skills' },
    fields: { name, category: 'Web' },
  });
  const planned = planImport(
    [skill('css'), skill('Rust'), skill('rust')],
    known({ skillKeys: new Set(['css']) }),
  );
  expect(planned.map(({ state }) => state)).toEqual(['same', 'new', 'same']);
});

test('a setting that the owner has set is not proposed', () => {
  const setting = (ownerName: string): Incoming => ({
    ...{ ...entry, key: 'name', target: 'settings' },
    fields: { ownerName },
  });
  expect(planOf(setting('Ada'), known())).toMatchObject({ state: 'new', isProposed: true });
  const site = { ...BLANK_SITE_SETTINGS, ownerName: 'Grace' };
  expect(planOf(setting('Grace'), known({ site }))).toMatchObject({ state: 'same' });
  expect(planOf(setting('Ada'), known({ site }))).toMatchObject({ state: 'changed', isProposed: false });
});

test('a picture that could not be had is left out, and wanted again by the next import', () => {
  const [here, gone] = ['0', '1'].map(digit => `picture:${digit.repeat(32)}`);
  const fields = { image: gone, details: `![A](${here})`, skills: ['C'] };
  expect(withPictures(fields, new Map([[String(here), '/uploads/a.png']]))).toEqual({
    input: { image: '', details: '![A](/uploads/a.png)', skills: ['C'] },
    sourceFields: { image: '', details: `![A](${here})`, skills: ['C'] },
  });
});
