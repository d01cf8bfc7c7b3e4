import { describe, expect, test } from 'vitest';
import { settingsUpdate, storedSettings } from '#client/features/site/admin/settings-fields';
import { listOwnSettings, withoutSample } from '#server/composition/sample/sample-settings';
import { DEFAULT_SITE_SETTINGS } from '#shared/new-site-settings';
import { completeList, isHidden, shownNames } from '#shared/sections/section-list';

const names = ['one', 'two', 'three'] as const;
const shown = (name: (typeof names)[number]) => ({ name, hidden: false });

test('a list of sections has its own order, followed by missing sections, and omits hidden ones', () => {
  expect(shownNames([], names)).toEqual(['one', 'two', 'three']);
  expect(shownNames([shown('three')], names)).toEqual(['three', 'one', 'two']);
  const complete = completeList([shown('two'), shown('one')], names);
  expect(complete).toEqual([shown('two'), shown('one'), shown('three')]);
  const list = [shown('two'), { name: 'one' as const, hidden: true }];
  expect(shownNames(list, names)).toEqual(['two', 'three']);
  expect(isHidden(list, 'one')).toBe(true);
  expect(isHidden(list, 'two')).toBe(false);
  expect(isHidden(list, 'three')).toBe(false);
});

describe('the settings form', () => {
  const { fields } = storedSettings({
    ...DEFAULT_SITE_SETTINGS,
    texts: { skillsTitle: 'Tools' },
    version: 1,
  });

  test('contains every section and every text, with an empty field for a default text', () => {
    const names = fields.homeSections.map(({ name }) => name);
    expect(names).toEqual(['strip', 'interests', 'skills', 'portfolio', 'contact']);
    expect(fields.skillsTitle).toBe('Tools');
    expect(fields.contactIntro).toBe('');
  });

  test('sends all changed texts in one object and null for an empty date', () => {
    const changed = { ...fields, skillsTitle: '', contactTitle: 'Write', experienceStart: '' };
    expect(settingsUpdate(changed, ['skillsTitle', 'contactTitle', 'experienceStart'])).toEqual({
      texts: { skillsTitle: '', contactTitle: 'Write' },
      experienceStart: null,
    });
  });
});

test.each([
  ['the layout of earlier samples', [{ name: 'portfolio', hidden: false }], []],
  [
    'an order that the owner has changed, as the owner’s',
    [
      { name: 'portfolio', hidden: false },
      { name: 'strip', hidden: true },
    ],
    ['homeSections'],
  ],
] as const)('removing the sample settings preserves %s', (_title, sections, own) => {
  const homeSections = [...sections];
  expect(withoutSample({ homeSections })).toEqual({ homeSections });
  expect(listOwnSettings({ homeSections })).toEqual(own);
});
