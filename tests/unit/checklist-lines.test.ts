import { expect, test } from 'vitest';
import { checklistLines } from '../../src/client/screens/admin/dashboard/checklist-lines';
import type { Setup } from '../../src/shared/contract/setup';

const DONE: Setup = {
  sample: { settings: [], projects: 0, skills: 0, timeline: 0, notes: 0 },
  hasOwnProject: true,
  hasPortrait: true,
  hasPublicUrl: true,
  hasMailServer: true,
  hasOwnSignIn: true,
  lastBackupAt: new Date().toISOString(),
  step: null,
  isChecklistHidden: false,
};

const open = (setup: Setup) =>
  checklistLines(setup)
    .filter(({ isDone }) => !isDone)
    .map(({ label, href }) => [label, href]);

test('eight lines are about the sample, and all can be done', () => {
  const lines = checklistLines(DONE);
  expect(lines.filter(({ isSample }) => isSample)).toHaveLength(8);
  expect(lines.every(({ isDone }) => isDone)).toBe(true);
});

test('what is left is named field by field, and leads to the first of them', () => {
  const sample = {
    settings: ['role', 'introduction', 'birthDate'],
    projects: 7,
    skills: 1,
    timeline: 0,
    notes: 2,
  };
  expect(open({ ...DONE, sample })).toEqual([
    ['Role, Introduction', '/admin/settings/identity#role'],
    ['Birth date', '/admin/settings/identity#birthDate'],
    ['1 skill', '/admin/skills'],
    ['2 notes', '/admin/writing'],
    ['7 projects', '#projects'],
  ]);
});

test('the sample’s picture is asked for once: a portrait is missing only where there is none', () => {
  const sample = { ...DONE.sample, settings: ['avatar'] };
  expect(open({ ...DONE, sample, hasPortrait: false })).toEqual([
    ['Picture', '/admin/settings/identity#avatar'],
  ]);
  expect(open({ ...DONE, hasPortrait: false })).toEqual([
    ['A portrait of yours', '/admin/settings/identity#avatar'],
  ]);
});

test('what is set where the site runs says what it costs, and leads nowhere', () => {
  expect(open({ ...DONE, hasPublicUrl: false, hasMailServer: false })).toEqual([
    ['PUBLIC_URL is not set: no sitemap, no share pictures', undefined],
    ['SMTP_URL is not set: no e-mail tells of messages', undefined],
  ]);
});

test('a site without a backup, or with an old one, asks for one', () => {
  const place = '/admin/settings/data#backup';
  expect(open({ ...DONE, lastBackupAt: null })).toEqual([['A backup: there is none yet', place]]);
  const [old] = open({ ...DONE, lastBackupAt: '2025-03-01T12:00:00.000Z' });
  expect(old).toEqual([expect.stringMatching(/^A backup: the last one is of .*2025/), place]);
  expect(checklistLines(DONE).find(({ id }) => id === 'backup')?.label).toMatch(/^Backup of /);
});

test('what is done stands behind what is not', () => {
  const lines = checklistLines({ ...DONE, hasOwnSignIn: false });
  expect(lines.map(({ isDone }) => isDone).indexOf(true)).toBe(1);
});
