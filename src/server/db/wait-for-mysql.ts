import { setTimeout as delay } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { isUnavailable, toErrorCode } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';
import { describeAddress } from './describe-address';
import { readMysqlAddress } from './mysql-address';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/**
 * Waits with growing pauses until the server responds, and returns its type.
 * @throws StartError if it does not respond in time, or refuses for a reason that waiting does not fix
 */
export async function waitForMysql(
  url: string,
  { waitSeconds, log }: { waitSeconds: number; log: Logger },
): Promise<'mysql' | 'mariadb'> {
  const place = describeAddress(url);
  const deadline = performance.now() + waitSeconds * 1000;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await readServerType(url);
    } catch (cause) {
      const code = toErrorCode(cause);
      if (!isUnavailable(cause))
        throw new StartError(`The database at ${place} refused the connection: ${toMessage(cause)}`, {
          cause,
        });
      if (performance.now() + pause > deadline) {
        const reason = waitSeconds === 0 ? 'does not answer' : `did not answer within ${waitSeconds} s`;
        throw new StartError(`The database at ${place} ${reason} (${code}).`, { cause });
      }
      log.warn({ place, code, retryInMs: pause }, 'waiting for the database');
      await delay(pause);
    }
  }
}

async function readServerType(url: string): Promise<'mysql' | 'mariadb'> {
  const connection = await createConnection({ ...readMysqlAddress(url), connectTimeout: MAX_PAUSE_MS });
  try {
    const [rows] = await connection.query<RowDataPacket[]>({
      sql: 'SELECT VERSION() AS version',
      timeout: MAX_PAUSE_MS,
    });
    return /mariadb/i.test(String(rows[0]?.version)) ? 'mariadb' : 'mysql';
  } finally {
    connection.destroy();
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
