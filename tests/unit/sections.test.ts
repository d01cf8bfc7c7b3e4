import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { facts as contrast } from '../../src/client/features/playground/demos/contrast';
import { facts as easing } from '../../src/client/features/playground/demos/easing';
import { facts as life } from '../../src/client/features/playground/demos/life';
import { facts as sorting } from '../../src/client/features/playground/demos/sorting';
import { PART_LABELS } from '../../src/client/features/site/admin/sections/section-fields';
import { settingsUpdate, storedSettings } from '../../src/client/features/site/admin/settings-fields';
import { withoutSample } from '../../src/server/api/sample-settings';
import { DEFAULT_SITE_SETTINGS } from '../../src/shared/default-site-settings';
import { DEMOS } from '../../src/shared/sections/projects';
import { completeList, isHidden, shownNames } from '../../src/shared/sections/section-list';

describe('a list of sections', () => {
  const names = ['one', 'two', 'three'] as const;
  const shown = (name: (typeof names)[number]) => ({ name, hidden: false });

  test('that says nothing has all of them in the default order', () => {
    expect(shownNames([], names)).toEqual(['one', 'two', 'three']);
  });

  test('has its own order, and after it what it does not have', () => {
    expect(shownNames([shown('three')], names)).toEqual(['three', 'one', 'two']);
    const complete = completeList([shown('two'), shown('one')], names);
    expect(complete).toEqual([shown('two'), shown('one'), shown('three')]);
  });

  test('shows nothing that is hidden, and keeps its place', () => {
    const list = [shown('two'), { name: 'one' as const, hidden: true }];
    expect(shownNames(list, names)).toEqual(['two', 'three']);
    expect(isHidden(list, 'one')).toBe(true);
    expect(isHidden(list, 'two')).toBe(false);
    expect(isHidden(list, 'three')).toBe(false);
  });
});

describe('the demos', () => {
  test('are the files of their folder', () => {
    const folder = join(import.meta.dirname, '../../src/client/features/playground/demos');
    const files = readdirSync(folder).filter(name => name.endsWith('.tsx'));
    expect(files.map(name => name.replace('.tsx', ''))).toEqual([...DEMOS].sort());
  });

  test('are called in the settings as on the page', () => {
    const titles = { life, contrast, easing, sorting };
    for (const name of DEMOS) expect(PART_LABELS.demos[name]).toBe(titles[name].title);
  });
});

describe('the settings form', () => {
  const { fields } = storedSettings({
    ...DEFAULT_SITE_SETTINGS,
    texts: { skillsTitle: 'Tools' },
    version: 1,
  });

  test('has every section, and every text, empty where it is the default', () => {
    expect(fields.homeSections.map(({ name }) => name)).toEqual([
      'strip',
      'interests',
      'skills',
      'portfolio',
      'contact',
    ]);
    expect(fields.skillsTitle).toBe('Tools');
    expect(fields.contactIntro).toBe('');
  });

  test('sends the changed texts together, and no date for an empty one', () => {
    const changed = { ...fields, skillsTitle: '', contactTitle: 'Write', experienceStart: '' };
    expect(settingsUpdate(changed, ['skillsTitle', 'contactTitle', 'experienceStart'])).toEqual({
      texts: { skillsTitle: '', contactTitle: 'Write' },
      experienceStart: null,
    });
  });
});

describe('without the sample', () => {
  const delivered = [{ name: 'portfolio' as const, hidden: false }];

  test('its order of the home page goes', () => {
    expect(withoutSample({ homeSections: delivered })).toEqual({});
  });

  test('an order that the owner has changed stays whole', () => {
    const homeSections = [...delivered, { name: 'strip' as const, hidden: true }];
    expect(withoutSample({ homeSections })).toEqual({ homeSections });
  });
});
