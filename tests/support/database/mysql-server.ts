import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { findLastingPort } from '../free-port';
import { findMysqlPrograms, type MysqlPrograms } from './ensure-mysql';

export type MysqlServer = {
  /** Names no database: mysql://root@127.0.0.1:PORT/ */
  url: string;
  pid(): number | undefined;
  /** Freezes the server: connections stay open without responses until `resume`. */
  pause(): Promise<void>;
  resume(): void;
  /** Ends the server like a crash and preserves its data. */
  kill(): Promise<void>;
  /** Restarts the server on the same port with the same data, after a `kill` or while it runs. */
  restart(): Promise<void>;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
};

type ServerOptions = {
  /** The system user that a server started by root runs as. */
  user?: string;
  /** The folder that contains the folder of the server. */
  parent?: string;
  /** Starts the server again after its own crash, for the tests that follow. */
  restartsAfterCrash?: boolean;
  /** Returns further options each time the server starts. */
  options?: () => string[];
};

type Installation = Required<Pick<ServerOptions, 'user' | 'options'>> & {
  programs: MysqlPrograms;
  folder: string;
  port: number;
};

const startTimeoutMs = 60_000;
/** How a server ends by its own fault. Tests end it with SIGKILL. */
const CRASHES: NodeJS.Signals[] = ['SIGSEGV', 'SIGABRT'];

/** Starts a separate MariaDB or MySQL server on a free port with an empty temporary data folder. */
export async function startMysqlServer({
  user = 'root',
  parent = tmpdir(),
  restartsAfterCrash = true,
  options = () => [],
}: ServerOptions = {}): Promise<MysqlServer> {
  const programs = findMysqlPrograms();
  if (programs === null) throw new Error('No MariaDB or MySQL server found on this machine.');
  const folder = await mkdtemp(join(parent, 'portfolio-mysql-'));
  const guard = startGuard(folder);
  try {
    const installation = { programs, folder, port: await findLastingPort(), user, options };
    await createDataFolder(installation);
    let server = await launch(installation);
    restartAfterCrash();

    /** The next tests need the server. */
    function restartAfterCrash(): void {
      server.once('exit', async (_code, signal) => {
        if (!restartsAfterCrash || signal === null || !CRASHES.includes(signal)) return;
        server = await launch(installation);
        restartAfterCrash();
      });
    }
    return {
      url: `mysql://root@127.0.0.1:${installation.port}/`,
      pid: () => server.pid,
      pause: () => pause(server),
      resume: () => void server.kill('SIGCONT'),
      kill: () => end(server),
      restart: async () => {
        await end(server);
        server = await launch(installation);
        restartAfterCrash();
      },
      stop: async () => {
        await end(server);
        await release(guard);
      },
    };
  } catch (cause) {
    await release(guard);
    throw cause;
  }
}

// Cleans up when this process ends for any reason, even SIGKILL, because the guard's standard input then
// closes. The guard runs in a separate process group so that Ctrl-C in the terminal does not end it first.
function startGuard(folder: string): ChildProcess {
  const script = `cat >/dev/null
    kill -9 "$(cat "$0/server.pid")" 2>/dev/null
    rm -rf "$0" 2>/dev/null || { sleep 1; rm -rf "$0"; }`;
  return spawn('sh', ['-c', script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
}

async function release(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null) return;
  const exited = once(guard, 'exit');
  guard.stdin?.end();
  await exited;
}

async function createDataFolder({ programs, folder, user }: Installation): Promise<void> {
  const { server, installDb } = programs;
  if (isRoot()) await promisify(execFile)('chown', [user, folder]);
  const common = ['--no-defaults', `--datadir=${join(folder, 'data')}`, ...runAs(user)];
  const [program, parameters] =
    installDb === null
      ? [server, [...common, '--initialize-insecure']]
      : [installDb, [...common, '--auth-root-authentication-method=normal', '--skip-test-db']];
  await promisify(execFile)(program, parameters);
}

async function launch({ programs, folder, port, user, options }: Installation): Promise<ChildProcess> {
  const log = join(folder, 'server.log');
  const server = spawn(
    programs.server,
    [
      '--no-defaults',
      ...runAs(user),
      `--datadir=${join(folder, 'data')}`,
      // A server that starts deletes the temporary tables of others in the same folder.
      `--tmpdir=${join(folder, 'data')}`,
      '--bind-address=127.0.0.1',
      '--skip-networking=0',
      `--port=${port}`,
      '--port-open-timeout=10',
      `--socket=${join(folder, 'server.sock')}`,
      `--pid-file=${join(folder, 'data', 'mysqld.pid')}`,
      `--log-error=${log}`,
      '--innodb-flush-log-at-trx-commit=2',
      '--innodb-buffer-pool-size=64M',
      '--max-connections=300',
      ...(programs.installDb === null ? ['--mysqlx=OFF', '--disable-log-bin'] : []),
      ...options(),
    ],
    { stdio: 'ignore', detached: true },
  );
  await once(server, 'spawn');
  server.once('exit', (code, signal) => void reportUnexpectedExit(server, `${signal ?? code}`, log));
  await writeFile(join(folder, 'server.pid'), String(server.pid));
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReachable(port))) {
    const hasExited = server.exitCode !== null || server.signalCode !== null;
    if (hasExited || Date.now() > deadline) {
      await end(server);
      throw new Error(`${programs.server} did not start on port ${port}:\n${await readLastLines(log)}`);
    }
    await delay(50);
  }
  return server;
}

async function isReachable(port: number): Promise<boolean> {
  try {
    const connection = await createConnection({
      host: '127.0.0.1',
      port,
      user: 'root',
      connectTimeout: 2000,
    });
    await connection.query('SELECT 1').finally(() => connection.destroy());
    return true;
  } catch {
    return false;
  }
}

const endedByTests = new WeakSet<ChildProcess>();

// A server that dies during a suite fails every later test with ECONNREFUSED, which does not tell why.
async function reportUnexpectedExit(server: ChildProcess, reason: string, log: string): Promise<void> {
  if (endedByTests.has(server)) return;
  console.error(`The database server ended unexpectedly (${reason}):\n${await readLastLines(log)}`);
}

/** The server describes a crash in about 80 lines. */
const LAST_LINES = 100;

async function readLastLines(log: string): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-LAST_LINES).join('\n');
}

/** A busy machine delivers the signal late, and the server answers until then. */
async function pause(server: ChildProcess): Promise<void> {
  server.kill('SIGSTOP');
  const isStopped = async () => / T /.test(await readFile(`/proc/${server.pid}/stat`, 'utf8'));
  while (process.platform === 'linux' && !(await isStopped())) await delay(5);
}

// SIGKILL also ends a paused server, and the data is temporary.
async function end(server: ChildProcess): Promise<void> {
  endedByTests.add(server);
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}

function runAs(user: string): string[] {
  return isRoot() ? [`--user=${user}`] : [];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
