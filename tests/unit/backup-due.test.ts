import { expect, test } from 'vitest';
import { isDue } from '../../src/server/features/backup/backup-due';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const idle = { aliveAt: null, failedAt: null };

const CASES: [what: string, state: Parameters<typeof isDue>[0], due: boolean][] = [
  ['there was none yet', null, true],
  ['the last is an hour old', { ...idle, startedAt: ago(HOUR), finishedAt: ago(HOUR) }, false],
  ['the last is a day old', { ...idle, startedAt: ago(DAY), finishedAt: ago(DAY) }, true],
  [
    'it would be due within the half hour',
    { ...idle, startedAt: ago(DAY - 20 * MINUTE), finishedAt: ago(DAY) },
    true,
  ],
  [
    'another process is making one',
    { ...idle, startedAt: ago(DAY), finishedAt: null, aliveAt: ago(MINUTE) },
    false,
  ],
  ['that one has died', { ...idle, startedAt: ago(DAY), finishedAt: null, aliveAt: ago(6 * MINUTE) }, true],
  [
    'the last one failed',
    { ...idle, startedAt: ago(HOUR), finishedAt: ago(2 * HOUR), failedAt: ago(HOUR) },
    true,
  ],
  [
    'the last is from the future, by a wrong clock',
    { ...idle, startedAt: ago(-DAY), finishedAt: ago(-DAY) },
    true,
  ],
  ['so is the sign of life', { ...idle, startedAt: ago(-DAY), finishedAt: null, aliveAt: ago(-DAY) }, true],
];

test.each(CASES)('a backup: %s', (_what, state, due) => {
  expect(isDue(state, DAY, NOW)).toBe(due);
});
