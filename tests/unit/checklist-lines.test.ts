import { expect, test } from 'vitest';
import { checklistLines } from '#client/screens/admin/dashboard/checklist-lines';
import type { Setup } from '#shared/contract/setup';

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

test('eight lines of the checklist concern the sample content and every line can be done', () => {
  const lines = checklistLines(DONE);
  expect(lines.filter(({ isSample }) => isSample)).toHaveLength(8);
  expect(lines.every(({ isDone }) => isDone)).toBe(true);
});

test('remaining sample content is listed with a link to its first field', () => {
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

test('a portrait is missing only if there is no image, not while the sample image is shown', () => {
  const sample = { ...DONE.sample, settings: ['avatar'] };
  expect(open({ ...DONE, sample, hasPortrait: false })).toEqual([
    ['Portrait', '/admin/settings/identity#avatar'],
  ]);
  expect(open({ ...DONE, hasPortrait: false })).toEqual([
    ['Add your portrait', '/admin/settings/identity#avatar'],
  ]);
});

test('lines about environment variables explain the consequence and have no link', () => {
  expect(open({ ...DONE, hasPublicUrl: false, hasMailServer: false })).toEqual([
    ['Sitemap and share images are off: PUBLIC_URL is not set', undefined],
    ['Email notifications are off: SMTP_URL is not set', undefined],
  ]);
});

test('a missing or old backup is not done', () => {
  const href = '/admin/settings/data#backup';
  expect(open({ ...DONE, lastBackupAt: null })).toEqual([['Create your first backup', href]]);
  const [old] = open({ ...DONE, lastBackupAt: '2025-03-01T12:00:00.000Z' });
  expect(old).toEqual([expect.stringMatching(/^Last backup: .*2025/), href]);
  expect(checklistLines(DONE).find(({ id }) => id === 'backup')?.label).toMatch(/^Last backup: /);
});

test('open lines come before those that are done', () => {
  const lines = checklistLines({ ...DONE, hasOwnSignIn: false });
  expect(lines.map(({ isDone }) => isDone).indexOf(true)).toBe(1);
});
