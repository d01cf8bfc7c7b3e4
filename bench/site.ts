import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '#server/composition/entities';
import type { Database } from '#server/core/database/database';
import { createLogger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { OWNER } from '../tests/support/app/owner';

/** The built site while it runs; `startedAt` is a value of `performance.now()`. */
export type Site = { url: string; pid: number | undefined; startedAt: number };

export type Running = { process: ChildProcess; match: RegExpExecArray; startedAt: number };

const READY = /ready at (\S+)/;

/** Runs the work with a temporary folder, and removes the folder afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the work on the SQLite database of a site that is not running. */
export async function fillDatabase<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const target = { kind: 'sqlite' as const, file: join(folder, 'portfolio.sqlite') };
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 0 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

export function siteEnvironment(folder: string): Record<string, string> {
  return {
    PORT: '0',
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    LOG_LEVEL: 'warn',
    // All requests come from one address.
    LIMIT_VIEW: 'off',
    LIMIT_CONTACT: 'off',
    LIMIT_CONTACT_DAY: 'off',
  };
}

/** Runs the work while the built site is running. */
export async function withSite<T>(
  folder: string,
  environment: Record<string, string>,
  work: (site: Site) => Promise<T>,
  parameters: string[] = ['dist/server/main.js'],
): Promise<T> {
  return withProgram(
    { parameters, environment: { ...siteEnvironment(folder), ...environment }, ready: READY },
    ({ process, match: [, url = ''], startedAt }) => work({ url, pid: process.pid, startedAt }),
  );
}

type Program = { parameters: string[]; environment: Record<string, string>; ready: RegExp };

/**
 * Runs the work once the program, a script for Node, reports that it is ready, and ends the program
 * afterwards.
 */
export async function withProgram<T>(
  { parameters, environment, ready }: Program,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  let output = '';
  try {
    const match = await new Promise<RegExpExecArray>((resolve, reject) => {
      child.once('exit', code => reject(new Error(`${parameters[0]} ended with ${code}:\n${output}`)));
      child.stdout?.on('data', chunk => {
        output += chunk;
        const found = ready.exec(output);
        if (found) resolve(found);
      });
    });
    return await work({ process: child, match, startedAt });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Returns the resident memory of the process in MiB, or null where the system does not report it. */
export async function residentMiB(pid: number | undefined): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const [, kib] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

/** Returns the processor time of all threads of the process, or null where the system does not report it. */
export async function processorMs(pid: number | undefined): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The fields follow the program's name, which may contain any character; the times are in hundredths of a
    // second.
    const fields = status.slice(status.lastIndexOf(')')).split(' ');
    return (Number(fields[12]) + Number(fields[13])) * 10;
  } catch {
    return null;
  }
}
