import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { isKeptSettings } from '../../src/client/features/site/admin/kept-settings';
import { addRow, moveRow, removeRow } from '../../src/client/features/site/admin/row-list';
import {
  changeSettings,
  type EditedSettings,
  type SettingsDraft,
  startEditing,
  unsentChanges,
} from '../../src/client/features/site/admin/settings-draft';
import { errorAt, settingsErrors } from '../../src/client/features/site/admin/settings-errors';
import type { SiteSettings } from '../../src/shared/contract/site';
import { DEFAULT_SITE_SETTINGS } from '../../src/shared/default-site-settings';

const LINKS = ['one', 'two', 'three'].map(label => ({ label, url: `/${label}`, icon: '' }));
const SETTINGS: SiteSettings = { ...DEFAULT_SITE_SETTINGS, links: LINKS, birthDate: '1990-02-03' };

function change(edited: EditedSettings, changes: Partial<SettingsDraft>): EditedSettings {
  return changeSettings(edited, { type: 'change', changes });
}

function labels({ draft }: EditedSettings): string[] {
  return draft.links.map(({ label }) => label);
}

describe('the draft', () => {
  test('has nothing to save at first, and nothing again after a change and back', () => {
    const edited = startEditing(SETTINGS);
    expect(unsentChanges(edited)).toEqual({});
    const changed = change(edited, { role: 'Pilot' });
    expect(unsentChanges(changed)).toEqual({ role: 'Pilot' });
    expect(unsentChanges(change(changed, { role: SETTINGS.role }))).toEqual({});
  });

  test('sends only what differs, rows without their keys and no birth date as null', () => {
    const edited = startEditing(SETTINGS);
    const [first] = edited.draft.links;
    if (!first) throw new Error('There is no link');
    const links = removeRow(edited.draft.links, first.key);
    expect(unsentChanges(change(edited, { birthDate: '', links }))).toEqual({
      birthDate: null,
      links: LINKS.slice(1),
    });
  });

  test('takes up changes that were kept, as far as they still are changes', () => {
    const edited = startEditing(SETTINGS, { role: 'Pilot', headline: SETTINGS.headline, birthDate: null });
    expect(edited.draft).toMatchObject({ role: 'Pilot', birthDate: '' });
    expect(unsentChanges(edited)).toEqual({ role: 'Pilot', birthDate: null });
  });

  test('discarded, is what is saved', () => {
    const edited = change(startEditing(SETTINGS), { role: 'Pilot', links: [] });
    const discarded = changeSettings(edited, { type: 'discard' });
    expect(unsentChanges(discarded)).toEqual({});
    expect(labels(discarded)).toEqual(['one', 'two', 'three']);
  });

  test('follows what was saved elsewhere, but for what is being changed here', () => {
    const edited = change(startEditing(SETTINGS), { role: 'Pilot' });
    const settings = { ...SETTINGS, role: 'Cook', location: 'Bremen' };
    const next = changeSettings(edited, { type: 'saved', settings });
    expect(next.draft).toMatchObject({ role: 'Pilot', location: 'Bremen' });
    expect(unsentChanges(next)).toEqual({ role: 'Pilot' });
  });

  test('after a save holds what the server made of it, and what was typed meanwhile', () => {
    const sent = change(startEditing(SETTINGS), { avatar: ' /a.png ', role: 'Pilot' });
    const typed = change(sent, { role: 'Pilot and cook' });
    const settings = { ...SETTINGS, avatar: '/a.png', role: 'Pilot' };
    const next = changeSettings(typed, { type: 'saved', settings, sent: sent.draft });
    expect(next.draft).toMatchObject({ avatar: '/a.png', role: 'Pilot and cook' });
    expect(unsentChanges(next)).toEqual({ role: 'Pilot and cook' });
  });

  test('keeps the keys of its rows over a save, so that nothing on screen jumps', () => {
    const edited = startEditing(SETTINGS);
    const [first] = edited.draft.links;
    if (!first) throw new Error('There is no link');
    const moved = change(edited, { links: moveRow(edited.draft.links, first.key, 1) });
    expect(labels(moved)).toEqual(['two', 'one', 'three']);
    const settings = { ...SETTINGS, links: unsentChanges(moved).links ?? [] };
    const next = changeSettings(moved, { type: 'saved', settings, sent: moved.draft });
    expect(next.draft.links.map(({ key }) => key)).toEqual(moved.draft.links.map(({ key }) => key));
  });
});

describe('rows', () => {
  const rows = startEditing(SETTINGS).draft.links;
  const [first, , last] = rows;

  test('are told apart, also new ones after one was removed', () => {
    const added = addRow(removeRow(rows, first?.key ?? ''), { label: 'four', url: '', icon: '' });
    expect(new Set(added.map(({ key }) => key)).size).toBe(3);
    expect(added.at(-1)?.label).toBe('four');
  });

  test('do not move past the ends of the list', () => {
    expect(moveRow(rows, first?.key ?? '', -1)).toBe(rows);
    expect(moveRow(rows, last?.key ?? '', 1)).toBe(rows);
    expect(moveRow(rows, 'unknown', 1)).toBe(rows);
  });
});

describe('what the server finds wrong', () => {
  const { draft } = startEditing(SETTINGS);
  const data = {
    issues: [
      { path: ['links', 1, 'url'], message: 'Is no address' },
      { path: ['experienceStart'], message: 'Is no date' },
    ],
  };
  const error = new TRPCClientError('Bad');
  Reflect.set(error, 'data', data);
  const errors = settingsErrors(error, draft);

  test('is found at its field until that is changed, wherever its row has moved', () => {
    const key = draft.links[1]?.key;
    expect(errorAt(errors, `links.${key}.url`, '/two')).toBe('Is no address');
    expect(errorAt(errors, `links.${key}.url`, '/2')).toBeUndefined();
    expect(errorAt(errors, `links.${draft.links[0]?.key}.url`, '/one')).toBeUndefined();
    expect(errorAt(errors, 'experienceStart', draft.experienceStart)).toBe('Is no date');
  });

  test('is nothing when the call failed otherwise', () => {
    expect(settingsErrors(new Error('offline'), draft).size).toBe(0);
  });
});

test.each([
  [{ role: 'Pilot', birthDate: null, links: LINKS }, true],
  [{ birthDate: '2000-01-01' }, true],
  [{}, true],
  [null, false],
  ['text', false],
  [{ role: 3 }, false],
  [{ unknown: 'x' }, false],
  [{ links: [{ label: 'no address' }] }, false],
  [{ quotes: 'none' }, false],
])('kept changes %j can be edited: %s', (value, expected) => {
  expect(isKeptSettings(value)).toBe(expected);
});
