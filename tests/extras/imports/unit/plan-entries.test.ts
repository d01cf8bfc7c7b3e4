import { expect, test } from 'vitest';
import type { ImportStats } from '#server/composition/import-tables';
import type { ImportEntry } from '#server/extras/imports/import-entry';
import { listPlanner, type PlannedEntry, planItem, planSingle } from '#server/extras/imports/plan-entries';
import { withPictures } from '#server/extras/imports/store-pictures';
import { compareSettings } from '#server/features/site/site-kind';
import { nameKey } from '#shared/names';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';

const entry = { from: 'projects 1', name: 'Engine', note: '' };
const SOURCE = { title: 'Engine', description: 'Turns.' };

function project(fields: object, figures: ImportStats = { stars: 1 }): ImportEntry {
  return { ...entry, kind: 'project', key: 'engine', fields, figures };
}

/** The record of an earlier import of SOURCE. */
const IMPORTED = {
  id: 'x',
  source: 'github' as const,
  name: 'engine',
  kind: 'project' as const,
  itemId: '1',
  sourceFields: SOURCE,
  storedFields: SOURCE,
  figures: { stars: 1 },
};

function plan(incoming: ImportEntry, stored?: object) {
  return getOutcome(planItem(incoming, { row: IMPORTED, stored: stored && { ...stored } }));
}

const getOutcome = ({ state, changes, isProposed }: PlannedEntry) => ({ state, changes, isProposed });

const incoming = project(SOURCE);

test('an entry that was not imported before is proposed unless the site has an equal item or one with the same title', () => {
  expect(planItem(incoming, {})).toMatchObject({ state: 'new', isProposed: true });
  const found = planItem(incoming, { hasSimilar: true });
  expect(found).toMatchObject({ state: 'new', isSimilar: true, isProposed: false });
  expect(planItem(incoming, { hasSimilar: true, hasEqual: true })).toMatchObject({ isSimilar: false });
  expect(planItem(incoming, { hasEqual: true })).toMatchObject({ state: 'same', isProposed: false });
});

test('an entry that was imported before is unchanged while its source and figures are, and new after it was deleted', () => {
  expect(plan(project(SOURCE), SOURCE)).toMatchObject({ state: 'same' });
  expect(plan(project(SOURCE), { ...SOURCE, title: 'Mine' })).toMatchObject({ state: 'same' });
  const mine = { ...SOURCE, title: 'Mine' };
  expect(plan(project(SOURCE, { stars: 2 }), mine)).toMatchObject({
    state: 'changed',
    changes: ['figures'],
  });
  expect(plan(project(SOURCE))).toMatchObject({ state: 'new', isProposed: true });
});

test('an entry that was imported before changes with its source except in fields that the owner has edited', () => {
  const updated = { title: 'Machine', description: 'Spins.' };
  expect(plan(project(updated), SOURCE)).toEqual({
    state: 'changed',
    changes: ['title', 'description'],
    isProposed: true,
  });
  expect(plan(project(updated), { ...SOURCE, title: 'Mine' })).toMatchObject({
    state: 'changed',
    changes: ['description'],
  });
  const mine = { title: 'Mine', description: 'Mine.' };
  expect(plan(project(updated), mine)).toEqual({ state: 'kept', changes: [], isProposed: false });
});

test('a skill that already exists or occurs earlier in the import is unchanged', () => {
  const skill = (name: string): ImportEntry => ({
    ...entry,
    key: name,
    kind: 'skills',
    fields: { name, category: 'Web' },
  });
  const planEntry = listPlanner(['css'], ({ name }) => nameKey(String(name)));
  const planned = [skill('css'), skill('Rust'), skill('rust')].map(planEntry);
  expect(planned.map(({ state }) => state)).toEqual(['same', 'new', 'same']);
});

test('a setting that the owner has set is not selected for import', () => {
  const setting = (ownerName: string, set = '') => {
    const incoming: ImportEntry = { ...entry, key: 'name', kind: 'site', fields: { ownerName } };
    const site = { ...BLANK_SITE_SETTINGS, ...(set && { ownerName: set }) };
    return getOutcome(planSingle(incoming, compareSettings({ ownerName }, site)));
  };
  expect(setting('Ada')).toMatchObject({ state: 'new', isProposed: true });
  expect(setting('Grace', 'Grace')).toMatchObject({ state: 'same' });
  expect(setting('Ada', 'Grace')).toMatchObject({ state: 'changed', isProposed: false });
});

test('a picture that could not be fetched is omitted and fetched again by the next import', () => {
  const [stored, missing] = ['0', '1'].map(digit => `picture:${digit.repeat(32)}`);
  const fields = { image: missing, details: `![A](${stored})`, skills: ['C'] };
  expect(withPictures(fields, new Map([[String(stored), '/uploads/a.png']]))).toEqual({
    input: { image: '', details: '![A](/uploads/a.png)', skills: ['C'] },
    sourceFields: { image: '', details: `![A](${stored})`, skills: ['C'] },
  });
});
