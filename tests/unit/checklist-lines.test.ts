import { expect, test } from 'vitest';
import { CONTENT_LINES, checklistLines } from '#client/screens/admin/dashboard/checklist-lines';
import type { Setup } from '#shared/contract/setup';

const NOTHING: Setup['own'] = { settings: [], projects: 0, skills: 0, timeline: 0, notes: 0 };
const DONE: Setup = {
  sample: NOTHING,
  own: {
    settings: ['ownerName', 'avatar', 'links', 'location'],
    ...{ projects: 1, skills: 1, timeline: 1, notes: 1 },
  },
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

test('every line can be done', () => {
  const lines = checklistLines(DONE);
  expect(lines).toHaveLength(CONTENT_LINES + 4);
  expect(lines.every(({ isDone, hasSample }) => isDone && !hasSample)).toBe(true);
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

test('on an empty site no line is done until the owner has done it', () => {
  const empty = {
    ...DONE,
    own: NOTHING,
    hasOwnProject: false,
    hasPortrait: false,
    hasOwnSignIn: false,
    lastBackupAt: null,
  };
  expect(open(empty)).toEqual([
    ['Add your name and headline', '/admin/settings/identity#ownerName'],
    ['Add your portrait', '/admin/settings/identity#avatar'],
    ['Add links', '/admin/settings/identity#links'],
    ['Add your location, education or employment', '/admin/settings/identity#location'],
    ['Add your skills', '/admin/skills'],
    ['Add the first element to your timeline', '/admin/about'],
    ['Write your first note', '/admin/writing'],
    ['Add your first project', '#projects'],
    ['Change the initial password', '/admin/settings/account#password'],
    ['Create your first backup', '/admin/settings/data#backup'],
  ]);
  const started = { ...DONE, own: { ...NOTHING, settings: ['ownerName', 'codeProfileUrl'], skills: 1 } };
  const content = checklistLines(started).filter(({ isDone }) => isDone);
  expect(content.map(({ label }) => label).slice(0, 3)).toEqual(['Name and headline', 'Links', 'Skills']);
  expect(open({ ...DONE, own: { ...DONE.own, settings: ['role', 'avatar', 'links', 'birthDate'] } })).toEqual(
    [['Add your name and headline', '/admin/settings/identity#ownerName']],
  );
});

test('a line with sample content is not done, even if the owner has added something', () => {
  const sample = { ...NOTHING, settings: ['avatar'], projects: 2 };
  expect(open({ ...DONE, sample })).toEqual([
    ['Portrait', '/admin/settings/identity#avatar'],
    ['2 projects', '#projects'],
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
