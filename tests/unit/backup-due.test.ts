import { expect, test } from 'vitest';
import { isDue } from '#server/features/backup/backup-schedule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const idle = { aliveAt: null, failedAt: null };

const CASES: [title: string, state: Parameters<typeof isDue>[0], due: boolean][] = [
  ['is due if there is none yet', null, true],
  ['is not due an hour after the last one', { ...idle, startedAt: ago(HOUR), finishedAt: ago(HOUR) }, false],
  ['is due a day after the last one', { ...idle, startedAt: ago(DAY), finishedAt: ago(DAY) }, true],
  [
    'is due if the interval ends within half an hour',
    { ...idle, startedAt: ago(DAY - 20 * MINUTE), finishedAt: ago(DAY) },
    true,
  ],
  [
    'is due if a process has not finished the last one',
    { ...idle, startedAt: ago(MINUTE), finishedAt: ago(HOUR), aliveAt: ago(MINUTE) },
    true,
  ],
  [
    'is due if the last one failed',
    { ...idle, startedAt: ago(HOUR), finishedAt: ago(2 * HOUR), failedAt: ago(HOUR) },
    true,
  ],
  [
    'is due if a wrong clock dated the last one in the future',
    { ...idle, startedAt: ago(-DAY), finishedAt: ago(-DAY) },
    true,
  ],
];

test.each(CASES)('a backup %s', (_title, state, due) => expect(isDue(state, DAY, NOW)).toBe(due));
