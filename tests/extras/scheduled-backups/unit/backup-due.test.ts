import { expect, test } from 'vitest';
import { isDue } from '#server/extras/scheduled-backups/backup-schedule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const lastRun = (startedMs: number, finishedMs: number, more: { aliveAt?: Date; failedAt?: Date } = {}) => ({
  startedAt: ago(startedMs),
  finishedAt: ago(finishedMs),
  aliveAt: null,
  failedAt: null,
  ...more,
});

const CASES: [title: string, state: Parameters<typeof isDue>[0], due: boolean][] = [
  ['is due if there is none yet', null, true],
  ['is not due an hour after the last one', lastRun(HOUR, HOUR), false],
  ['is due a day after the last one', lastRun(DAY, DAY), true],
  ['is due if the interval ends within half an hour', lastRun(DAY - 20 * MINUTE, DAY), true],
  ['is due if the last one has not finished', lastRun(MINUTE, HOUR, { aliveAt: ago(MINUTE) }), true],
  ['is due if the last one failed', lastRun(HOUR, 2 * HOUR, { failedAt: ago(HOUR) }), true],
  ['is due if a wrong clock dated the last one in the future', lastRun(-DAY, -DAY), true],
];

test.each(CASES)('a backup %s', (_title, state, due) => expect(isDue(state, DAY, NOW)).toBe(due));
