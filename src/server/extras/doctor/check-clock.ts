import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { type Finding, ok, warning } from '#server/extras/finding';
import { sessionEntity } from '#server/features/auth/auth-entities';
import { contactMessageEntity } from '#server/features/contacts/contact-message-entity';
import { viewHourEntity } from '#server/features/views/view-entities';
import { HOUR_MS, MINUTE_MS } from '#shared/time';

const TIMEOUT_MS = 5_000;
/** The clock of a database or another process may be ahead by this much. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** Looks for stored times in the future, which only a wrong clock explains. */
export async function checkStoredTimes(source: DataSource, now: Date): Promise<Finding> {
  const newest = { order: { createdAt: 'DESC' }, take: 1 } as const;
  const [sessions, messages, views] = await Promise.all([
    source.getRepository(sessionEntity).find(newest),
    source.getRepository(contactMessageEntity).find(newest),
    source.getRepository(viewHourEntity).find({ order: { hour: 'DESC' }, take: 1 }),
  ]);
  const times = [
    ...[...sessions, ...messages].map(({ createdAt }) => createdAt.getTime()),
    ...views.map(({ hour }) => hour * HOUR_MS),
  ];
  const aheadMs = Math.max(0, ...times.map(time => time - now.getTime()));
  return aheadMs > TOLERANCE_MS
    ? warning(
        'Clock',
        `Stored times are up to ${describeSpan(aheadMs)} in the future: the clock of this machine is slow, or it was fast.`,
        'Compare it with another clock and synchronize it, for example with chrony.',
      )
    : ok('Clock', 'No stored time is in the future.');
}

function describeSpan(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(ms / HOUR_MS)} hours`;
}

/** Reads whether a service such as chrony sets the clock. Containers and other systems don't know. */
export async function checkSynchronization(): Promise<Finding[]> {
  const words = ['show', '--property=NTPSynchronized', '--value'];
  const { stdout } = await promisify(execFile)('timedatectl', words, { timeout: TIMEOUT_MS }).catch(() => ({
    stdout: '',
  }));
  const isUnsynchronized = stdout.trim() === 'no';
  return isUnsynchronized
    ? [
        warning(
          'Clock',
          'The clock of this machine is not synchronized.',
          'Run timedatectl set-ntp true, or install chrony.',
        ),
      ]
    : [];
}
