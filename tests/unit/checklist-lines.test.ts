import { expect, test } from 'vitest';
import { checklistGroups, hasSample } from '#client/screens/admin/dashboard/checklist-lines';
import type { Setup } from '#shared/contract/setup';

const NOTHING: Setup['own'] = { settings: [], projects: 0, skills: 0, timeline: 0, notes: 0 };
const DONE: Setup = {
  sample: NOTHING,
  own: { settings: ['ownerName', 'avatar'], projects: 1, skills: 3, timeline: 1, notes: 0 },
  hasPublicUrl: true,
  hasMailServer: true,
  hasOwnEmail: true,
  hasOwnPassword: true,
  lastBackupAt: new Date().toISOString(),
  step: null,
  isChecklistHidden: false,
  postponed: [],
};

const FACTS = { origin: 'https://joss.example', hasSmallCounters: false };
const list = (setup: Setup, facts = FACTS) => checklistGroups(setup, facts).flatMap(({ lines }) => lines);
const open = (setup: Setup, facts = FACTS) =>
  list(setup, facts)
    .filter(({ isDone }) => !isDone)
    .map(line => [line.label, 'setting' in line ? line.setting : line.href]);

test('every line can be done, and open lines come before those that are done', () => {
  const groups = checklistGroups(DONE, FACTS);
  expect(groups.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Make it yours', 6],
    ['Run it', 5],
  ]);
  expect(open(DONE)).toEqual([]);
  const [, group] = checklistGroups({ ...DONE, lastBackupAt: null }, FACTS);
  expect(group?.lines.map(({ id }) => id)).toEqual(['backup', 'password', 'email', 'publicUrl', 'mail']);
});

test('the checklist of an empty site lists every task', () => {
  const empty: Setup = {
    ...DONE,
    own: NOTHING,
    hasPublicUrl: false,
    hasMailServer: false,
    hasOwnEmail: false,
    hasOwnPassword: false,
    lastBackupAt: null,
  };
  expect(open(empty)).toEqual([
    ['Add your name', '/admin/about#ownerName'],
    ['Add your portrait', '/admin/about#avatar'],
    ['Add your first project', '#projects'],
    ['Add 3 skills', '/admin/skills'],
    ['Add the first element to your timeline', '/admin/about'],
    ['Replace the generated password', '/admin/settings/account#password'],
    ['Sign in with your own email address', '/admin/settings/account#email'],
    [
      'Set your web address, so that search engines and share images use it',
      'PUBLIC_URL=https://joss.example',
    ],
    ['Set a mail server to get new messages by email', 'SMTP_URL=smtp://user:password@mail.example.com:587'],
    ['Create your first backup', '/admin/settings/data#backup'],
  ]);
  expect(open({ ...DONE, own: { ...DONE.own, skills: 2 } })).toEqual([['Add 3 skills', '/admin/skills']]);
});

test('a line is not done while its sample content is left, which visitors see', () => {
  const sample = { ...NOTHING, settings: ['ownerName'], projects: 2 };
  expect(open({ ...DONE, sample })).toEqual([
    ['Add your name', '/admin/about#ownerName'],
    ['Add your first project', '#projects'],
  ]);
  expect(hasSample(DONE)).toBe(false);
  expect(hasSample({ ...DONE, sample: { ...NOTHING, settings: ['links'] } })).toBe(true);
  expect(hasSample({ ...DONE, sample: { ...NOTHING, notes: 1 } })).toBe(true);
});

test('a postponed task is left out, and small counters are offered for hiding', () => {
  const setup: Setup = { ...DONE, hasPublicUrl: false, hasMailServer: false, postponed: ['mail'] };
  expect(open(setup).map(([, setting]) => setting)).toEqual(['PUBLIC_URL=https://joss.example']);
  expect(list(setup)).toHaveLength(10);
  const facts = { ...FACTS, hasSmallCounters: true };
  expect(open(DONE, facts)).toEqual([['Hide counters with low numbers', '/admin/settings/home#counters']]);
  expect(open({ ...DONE, postponed: ['counters'] }, facts)).toEqual([]);
});

test('a missing or old backup is not done', () => {
  const href = '/admin/settings/data#backup';
  expect(open({ ...DONE, lastBackupAt: null })).toEqual([['Create your first backup', href]]);
  const [old] = open({ ...DONE, lastBackupAt: '2025-03-01T12:00:00.000Z' });
  expect(old).toEqual([expect.stringMatching(/^Last backup: .*2025/), href]);
  expect(list(DONE).find(({ id }) => id === 'backup')?.label).toMatch(/^Last backup: /);
});
