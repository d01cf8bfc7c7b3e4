import { join, resolve } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { OWNER } from '#tests/support/app/owner';
import { type Program, runProgram } from '#tests/support/programs/run-program';
import { JWT_SECRET } from '#tests/support/programs/start-site';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Starts one of several processes of a site, which share their secrets and the uploads in `folder`. `project` is the
 * folder of its build.
 */
export function launchProcess(folder: string, settings: Record<string, string>, project = root): Program {
  return runProgram(join(project, 'dist/server/main.js'), [], {
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    JWT_SECRET,
    REFRESH_TOKEN_SECRET: 'kl'.repeat(24),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    SAMPLE_CONTENT: 'on',
    HOST: '127.0.0.1',
    PORT: '0',
    ...settings,
  });
}

/** Runs one statement on a separate connection. */
export async function queryNode(url: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
