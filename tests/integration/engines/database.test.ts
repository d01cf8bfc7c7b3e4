import { chmod, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterWrite } from '#server/core/database/after-write';
import type { Database } from '#server/core/database/database';
import { isDuplicate } from '#server/core/database/database-error';
import { recognizeError } from '#server/core/errors/error-body';
import { StartError } from '#server/core/errors/start-error';
import {
  type ContactMessageRow,
  contactMessageEntity,
} from '#server/features/contacts/contact-message-entity';
import { damagePage } from '../../support/content/damage-page';
import { createMessageRow } from '../../support/content/message-factory';
import { createRecordingLog, openTestDatabase } from '../../support/database/open-test-database';
import {
  connectForTest,
  createTemporaryDatabase,
  openForTest,
} from '../../support/database/temporary-database';
import { createTestDatabase, engine } from '../../support/database/test-database';
import { createDeferred } from '../../support/deferred';
import { testFolder } from '../../support/managed-folder';
import { asOrdinaryUser } from '../../support/programs/ordinary-user';

const database = await createTestDatabase();
const db = await openTestDatabase(database);
afterAll(async () => {
  await db.close();
  await database.remove();
});
beforeEach(() => db.write(manager => manager.deleteAll(contactMessageEntity)));

const message = (id: string, fields: Partial<ContactMessageRow> = {}) => createMessageRow({ id, ...fields });

function insert(...rows: ContactMessageRow[]): Promise<unknown> {
  return db.write(async manager => {
    for (const row of rows) await manager.insert(contactMessageEntity, row);
  });
}

async function listStoredIds(): Promise<string[]> {
  const rows = await db.read(contactMessageEntity).find({ order: { id: 'ASC' } });
  return rows.map(({ id }) => id);
}

describe('a write to the database', () => {
  test('leaves nothing behind when the database refuses it', async () => {
    const refused = insert(message('twin'), message('other'), message('twin'));
    await expect(refused).rejects.toSatisfy(isDuplicate);
    expect(await listStoredIds()).toEqual([]);
  });

  test('does not interfere with concurrent reads', async () => {
    const writes = Array.from({ length: 20 }, (_, index) =>
      insert(message(`a${index}`), message(`b${index}`)),
    );
    const reads = Array.from({ length: 20 }, async () => (await listStoredIds()).length % 2);
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 20 }, () => 0));
    await Promise.all(writes);
    expect(await listStoredIds()).toHaveLength(40);
  });
});

describe('a task that a write leaves', () => {
  const leave = (seen: string[][]) => afterWrite(async () => void seen.push(await listStoredIds()));

  test('runs once the write is committed, before its caller continues', async () => {
    const seen: string[][] = [];
    await db.write(async manager => {
      leave(seen);
      await manager.insert(contactMessageEntity, message('one'));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([['one']]);
  });

  test('may write itself, and runs after a write that fails', async () => {
    const failing = db.write(async manager => {
      afterWrite(() => insert(message('other')).then(() => undefined));
      await manager.insert(contactMessageEntity, message('one'));
      throw new Error('The connection broke.');
    });
    await expect(failing).rejects.toThrow('The connection broke.');
    expect(await listStoredIds()).toEqual(['other']);
  });
});

describe('a stored database value', () => {
  test('comes back as the same millisecond in UTC in any time zone of the server', async () => {
    // This local time does not exist in New York, because the clocks skip it in spring.
    vi.stubEnv('TZ', 'America/New_York');
    const moment = new Date('2025-03-09T02:30:00.123Z');
    expect(moment.getTimezoneOffset()).toBe(300);
    await insert(message('moment', { createdAt: moment }));
    const row = await db.read(contactMessageEntity).findOneByOrFail({ id: 'moment' });
    expect(row.createdAt.toISOString()).toBe('2025-03-09T02:30:00.123Z');

    const source = await connectForTest(database);
    const cast = engine === 'mysql' ? 'CAST(createdAt AS CHAR)' : 'createdAt';
    const [raw] = await source.query(`SELECT ${cast} AS text FROM contact_message`);
    expect(raw).toEqual({ text: '2025-03-09 02:30:00.123' });
  });
});

describe('preparing a database', () => {
  test('happens one connection at a time', async () => {
    const fresh = await createTemporaryDatabase();
    let inside = 0;
    const found: number[] = [];
    const prepare = async (one: Database) => {
      inside += 1;
      expect(inside).toBe(1);
      found.push(await one.read(contactMessageEntity).count());
      await one.write(manager => manager.insert(contactMessageEntity, message(`from ${found.length}`)));
      await new Promise(resolve => setImmediate(resolve));
      inside -= 1;
    };
    const all = await Promise.all([1, 2, 3].map(() => openTestDatabase(fresh, { prepare })));
    expect(found).toEqual([0, 1, 2]);
    for (const one of all) await one.close();
  });

  test('passes on the original error when it fails, and releases the lock', async () => {
    const failure = Object.assign(new Error('uploads/ may not be written'), { code: 'EACCES' });
    const prepare = () => Promise.reject(failure);
    await expect(openTestDatabase(database, { prepare })).rejects.toBe(failure);
    const next = await openTestDatabase(database);
    await expect(next.ping()).resolves.toBeUndefined();
    await next.close();
  });
});

if (engine === 'sqlite') {
  describe('an SQLite file', () => {
    let folder: string;
    let file: string;

    beforeEach(async () => {
      folder = await testFolder();
      file = join(folder, 'site.sqlite');
    });

    const toTarget = (name = file) => ({ target: { kind: 'sqlite' as const, file: name } });

    function getRefusal(name = file): Promise<string> {
      return openTestDatabase(toTarget(name)).then(
        () => 'opened',
        (error: Error) => {
          expect(error).toBeInstanceOf(StartError);
          return error.message;
        },
      );
    }

    async function getMode(path: string): Promise<string> {
      return ((await stat(path)).mode & 0o777).toString(8);
    }

    /** Lists the files of the folder that other users can read or change. */
    async function listExposed(path: string): Promise<string[]> {
      const names = await readdir(path);
      const modes = await Promise.all(names.map(async name => [name, await getMode(join(path, name))]));
      return modes.filter(([, mode]) => mode !== '600').map(([name]) => String(name));
    }

    test('an SQLite file is readable by its user alone when it is new, with its folder and the files beside it', async () => {
      const deep = join(folder, 'not/yet/site.sqlite');
      const created = await openForTest(toTarget(deep));
      await created.write(manager => manager.insert(contactMessageEntity, message('secret')));
      expect(await readdir(join(folder, 'not/yet'))).toContain('site.sqlite-wal');
      expect(await listExposed(join(folder, 'not/yet'))).toEqual([]);
      expect(await getMode(join(folder, 'not/yet'))).toBe('700');
    });

    test('an SQLite file is one complete file after the site has stopped', async () => {
      const alone = join(folder, 'alone/site.sqlite');
      const stopped = await openTestDatabase(toTarget(alone));
      await stopped.write(manager => manager.insert(contactMessageEntity, message('stored')));
      await stopped.close();
      await copyFile(alone, join(folder, 'copy.sqlite'));
      const copy = await openForTest(toTarget(join(folder, 'copy.sqlite')));
      expect(await copy.read(contactMessageEntity).count()).toBe(1);
    });

    test('an SQLite file of an earlier version becomes readable by its user alone', async () => {
      await openForTest(toTarget());
      for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644);
      // The open connections keep the files beside it.
      await openForTest(toTarget());
      expect(await listExposed(folder)).toEqual([]);
    });

    /** SQLite can reuse a descriptor of a file that this process had open for writing, so the test opens a copy. */
    async function createClosedCopy(): Promise<void> {
      const original = `${file}.original`;
      await (await openTestDatabase(toTarget(original))).close();
      await copyFile(original, file);
    }

    async function expectReadOnly(owned: string[], name = file): Promise<void> {
      const refusal = await asOrdinaryUser(owned, () => getRefusal(name));
      expect(refusal).toContain(`The database ${name} is read-only`);
    }

    test('an SQLite file is reported when it is read-only', async () => {
      await createClosedCopy();
      await chmod(file, 0o444);
      const files = (await readdir(folder)).map(name => join(folder, name));
      await expectReadOnly([folder, ...files]);
    });

    test.skipIf(process.geteuid?.() !== 0)(
      'an SQLite file of another user is reported as read-only',
      async () => {
        await createClosedCopy();
        await expectReadOnly([folder]);
      },
    );

    test.each(['site.sqlite', 'not/yet/site.sqlite'])(
      'an SQLite file is reported when %s cannot be created',
      async name => {
        await chmod(folder, 0o555);
        await expectReadOnly([folder], join(folder, name));
      },
    );

    test('an SQLite file is reported and left unchanged when it is not an SQLite database', async () => {
      await writeFile(file, 'This is my diary. '.repeat(100));
      expect(await getRefusal()).toBe(`${file} is not an SQLite database.`);
      expect(await readdir(folder)).toEqual([basename(file)]);
    });

    test('an SQLite file is reported as damaged, with the way to recover', async () => {
      await (await openTestDatabase(toTarget())).close();
      await damagePage(file, 1);
      expect(await getRefusal()).toBe(
        `The database ${file} is damaged. Move it and its -wal and -shm files away, and restore a backup (docs/operate.md, Recover).`,
      );
    });

    test('an SQLite file is refused when it is a folder, or below a file', async () => {
      await mkdir(file);
      await writeFile(join(folder, 'file'), '');
      expect(await getRefusal()).toBe(
        `Couldn't open the database ${file}. Check that its folder exists and is writable.`,
      );
      expect(await getRefusal(join(folder, 'file', 'site.sqlite'))).toBe(
        `There is a file where the folder ${join(folder, 'file')} or a folder above it should be. Move the file, or choose another folder.`,
      );
    });

    test('an SQLite file is flushed to the disk before a write is acknowledged', async () => {
      const one = await openForTest(toTarget());
      const [{ synchronous }] = await one.write(manager => manager.query('PRAGMA synchronous'));
      // 2 is FULL.
      expect(synchronous).toBe(2);
    });

    test('an SQLite file is not locked by a finished snapshot', async () => {
      const one = await openTestDatabase(toTarget());
      for (let count = 0; count < 5; count += 1)
        await one.snapshot(async manager => manager.query('SELECT 1'));
      await one.write(manager => manager.insert(contactMessageEntity, message('new')));
      await one.close();
      const source = await connectForTest(toTarget());
      const [checkpoint] = await source.query('PRAGMA wal_checkpoint(TRUNCATE)');
      expect(checkpoint).toMatchObject({ busy: 0 });
    });

    test('an SQLite file finishes queued writes when it is closed', async () => {
      const one = await openTestDatabase(toTarget());
      const writes = ['a', 'b', 'c'].map(id =>
        one.write(manager => manager.insert(contactMessageEntity, message(id))),
      );
      await Promise.all([...writes, one.close()]);
      const again = await openForTest(toTarget());
      expect(await again.read(contactMessageEntity).count()).toBe(3);
    });
  });
}

if (engine === 'mysql') {
  describe('a MySQL server', () => {
    const server = new URL(process.env.MYSQL_TEST_URL ?? '');

    function getRefusal(url: string, waitSeconds = 30) {
      const { log, lines } = createRecordingLog();
      return openTestDatabase({ target: { kind: 'mysql', url } }, { waitSeconds, log }).then(
        () => {
          throw new Error('opened');
        },
        (error: Error) => ({ error, lines }),
      );
    }

    test('is retried with growing pauses, up to the configured time, while it does not respond', async () => {
      const { error, lines } = await getRefusal('mysql://me:hush@127.0.0.1:1/site', 1);
      expect(error).toBeInstanceOf(StartError);
      expect(error.message).toBe(
        'The database at 127.0.0.1:1/site did not answer within 1 s (ECONNREFUSED).',
      );
      expect(lines.map(({ retryInMs }) => retryInMs)).toEqual([250, 500]);
      expect(lines[0]).toMatchObject({ place: '127.0.0.1:1/site', code: 'ECONNREFUSED' });
      expect(JSON.stringify(lines)).not.toContain('hush');
    });

    test.each([
      [
        `mysql://stranger:hush@${server.host}/site`,
        /^The database at 127\.0\.0\.1:\d+\/site refused the connection: Access denied/,
      ],
      [new URL('nowhere', server).href, /Unknown database 'nowhere'/],
    ])('is not retried when it refuses %s', async (url, message) => {
      const { error, lines } = await getRefusal(url);
      expect(error).toBeInstanceOf(StartError);
      expect(error.message).toMatch(message);
      expect(error.message).not.toContain('hush');
      expect(lines).toEqual([]);
    });

    test('reports that the user may not create tables', async () => {
      await withUser('SELECT', async url => {
        const { error } = await getRefusal(url);
        expect(error).toBeInstanceOf(StartError);
        expect(error.message).toMatch(
          /^The database at \S+ refused the migration: CREATE command denied to user/,
        );
      });
    });

    test('accepts a password with special characters', async () => {
      await withUser('ALL', async url => {
        const one = await openTestDatabase({ target: { kind: 'mysql', url } });
        await expect(one.ping()).resolves.toBeUndefined();
        await one.close();
      });
    });

    test('retries a write that a node without its cluster has refused', async () => {
      let attempts = 0;
      await db.write(async manager => {
        attempts += 1;
        // A node without the majority answers each statement with this error.
        if (attempts === 1) await manager.query("SIGNAL SQLSTATE '08S01' SET MYSQL_ERRNO = 1047");
      });
      expect(attempts).toBe(2);
    });

    test('gives up a write that loses every deadlock, which may succeed later', async () => {
      let attempts = 0;
      const losing = db.write(async manager => {
        attempts += 1;
        await manager.query("SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213");
      });
      const error = await losing.catch((reason: unknown) => reason);
      expect(attempts).toBe(5);
      expect(recognizeError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    });

    test('retries a write that lost a deadlock', async () => {
      await insert(message('a'), message('b'));
      let attempts = 0;
      const crossing = (first: string, second: string, reached: () => void, other: Promise<void>) =>
        db.write(async manager => {
          attempts += 1;
          await manager.update(contactMessageEntity, { id: first }, { name: `first ${first}` });
          reached();
          await other;
          await manager.update(contactMessageEntity, { id: second }, { email: `second ${second}` });
        });
      const [a, b] = [createDeferred(), createDeferred()];
      await Promise.all([crossing('a', 'b', a.resolve, b.promise), crossing('b', 'a', b.resolve, a.promise)]);
      expect(attempts).toBe(3);
      const rows = await db.read(contactMessageEntity).find({ order: { id: 'ASC' } });
      expect(rows.map(({ name, email }) => [name, email])).toEqual([
        ['first a', 'second a'],
        ['first b', 'second b'],
      ]);
    });

    /** Creates a user with these rights on a new database and a password that a URL has to encode. */
    async function withUser(rights: string, work: (url: string) => Promise<void>): Promise<void> {
      const url = new URL((await createTemporaryDatabase()).url);
      const schema = url.pathname.slice(1);
      const user = `u${schema.slice(-8)}`;
      const password = 'p@ss:w/rd#1 %';
      const root = await createConnection(server.href);
      await root.query(`CREATE USER ${user} IDENTIFIED BY '${password}'`);
      await root.query(`GRANT ${rights} ON ${schema}.* TO ${user}`);
      url.username = user;
      url.password = encodeURIComponent(password);
      try {
        await work(url.href);
      } finally {
        await root.query(`DROP USER ${user}`);
        await root.end();
      }
    }
  });
}
