import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findMysqlPrograms } from '../support/database/ensure-mysql';
import { type MysqlServer, startMysqlServer } from '../support/database/mysql-server';
import { createMysqlSchema } from '../support/database/test-database';
import { type Certificate, createCertificate } from '../support/deploy/certificate';
import { folderForFile } from '../support/managed-folder';
import { runProgram } from '../support/programs/run-program';
import { startSite } from '../support/programs/start-site';

const folder = await folderForFile();
let certificate: Certificate;
let server: MysqlServer;
let url: string;
beforeAll(async () => {
  if (findMysqlPrograms() === null) return;
  certificate = await createCertificate(folder);
  const options = () => [`--ssl-cert=${certificate.file}`, `--ssl-key=${certificate.keyFile}`];
  server = await startMysqlServer({ options });
  const schema = await createMysqlSchema(server.url);
  url = schema.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server?.stop());
beforeEach(({ skip }) => skip(findMysqlPrograms() === null, 'no MariaDB server is on this machine'));

async function countTlsConnections(): Promise<number> {
  const connection = await createConnection(server.url);
  const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Ssl_accepts'");
  await connection.end();
  return Number(rows[0]?.Value);
}

test('every connection to the database is encrypted, including that of rate limits', async () => {
  const settings = { DATABASE_URL: `${url}?tls=true`, NODE_EXTRA_CA_CERTS: certificate.file };
  const before = await countTlsConnections();
  const site = await startSite({ ...settings, SAMPLE_CONTENT: 'on' });
  try {
    expect((await fetch(`${site.url}/api/projects`)).status).toBe(200);
    expect(await countTlsConnections()).toBeGreaterThan(before + 2);
  } finally {
    await site.stop();
  }
});

test('an encrypted connection may be idle in a snapshot for longer than a statement may take', async () => {
  const program = runProgram('tests/support/database/idle-snapshot.ts', [], {
    DATABASE_URL: `${url}?tls=true`,
    NODE_EXTRA_CA_CERTS: certificate.file,
  });
  const { exitCode } = await program.ended;
  expect({ exitCode, stdout: program.stdout(), stderr: program.stderr() }).toEqual({
    exitCode: 0,
    stdout: 'read twice\n',
    stderr: '',
  });
});

test('an unknown certificate ends the start', async () => {
  await expect(startSite({ DATABASE_URL: `${url}?tls=true` })).rejects.toThrow(
    /refused the connection: .*certificate/,
  );
});

test('a certificate for another host ends the start', async () => {
  certificate = await createCertificate(folder, 'database.example');
  await server.restart();
  await expect(
    startSite({ DATABASE_URL: `${url}?tls=true`, NODE_EXTRA_CA_CERTS: certificate.file }),
  ).rejects.toThrow(/refused the connection: .*altnames/);
});
