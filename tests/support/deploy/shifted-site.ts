import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { DAY_MS } from '#shared/time';
import { startSite } from '../programs/start-site';

export type ShiftedSite = Awaited<ReturnType<typeof startShiftedSite>>;

/**
 * Starts a site whose clock faketime moves while it runs, as a wrong time source or a resumed machine does. `library` is
 * that of faketime, which reads the shift from a file in `folder`.
 */
export async function startShiftedSite(library: string, folder: string) {
  const file = join(folder, 'shift');
  await writeFile(file, '+0');
  const site = await startSite({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  return {
    site,
    /** Moves the clock, and waits until the site has the new time. */
    moveClock: async (shift: '+0' | '+1d' | '-1d') => {
      await writeFile(file, shift);
      const expected = { '+0': 0, '+1d': DAY_MS, '-1d': -DAY_MS }[shift];
      const readShift = async () => {
        const { headers } = await fetch(`${site.url}/healthz`);
        return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - expected);
      };
      await expect.poll(readShift, { timeout: 10_000 }).toBeLessThan(60_000);
    },
    call: async (path: string, token: string, body: object) => {
      const response = await fetch(`${site.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [AUTH_HEADER]: token },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: Object(await response.json()) };
    },
  };
}
