import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseTarget } from '#server/core/config/env';
import { findMysqlPrograms } from '../tests/support/database/ensure-mysql';
import { startMysqlServer } from '../tests/support/database/mysql-server';
import { createMysqlSchema } from '../tests/support/database/test-database';
import { withFolder } from './site';

/** An empty database, with the folder and the variables that a site or a command needs to use it. */
export type EmptyDatabase = { target: DatabaseTarget; folder: string; environment: Record<string, string> };

export type Engine = {
  name: string;
  createDatabase(): Promise<EmptyDatabase>;
  /** Returns the process of the database, if it has one of its own. */
  findPid?(): number | undefined;
};

/** Runs the work on SQLite and then, where the machine has a server, on MySQL or MariaDB. */
export async function onEachEngine(work: (engine: Engine) => Promise<void>): Promise<void> {
  await withFolder(async parent => {
    let count = 0;
    const createFolder = async () => {
      count += 1;
      const folder = join(parent, String(count));
      await mkdir(folder);
      return { folder, environment: { DATA_DIR: folder } };
    };
    const createSqlite = async () => {
      const created = await createFolder();
      const target = { kind: 'sqlite' as const, file: join(created.folder, 'portfolio.sqlite') };
      return { ...created, target };
    };
    await work({ name: 'SQLite', createDatabase: createSqlite });
    if (!findMysqlPrograms())
      return console.log('MySQL or MariaDB: skipped, because this machine has no server');
    const server = await startMysqlServer();
    try {
      const createSchema = async () => {
        const { target, url } = await createMysqlSchema(server.url);
        const { folder, environment } = await createFolder();
        return { folder, target, environment: { ...environment, DATABASE_URL: url } };
      };
      await work({ name: 'MariaDB', createDatabase: createSchema, findPid: server.pid });
    } finally {
      await server.stop();
    }
  });
}
