import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import { createServices, type Services } from '../src/server/api/services';
import { type AppDeps, createApp } from '../src/server/app';
import type { Database } from '../src/server/core/database';
import type { DatabaseTarget } from '../src/server/core/env';
import { createLogger } from '../src/server/core/logger';
import { newId } from '../src/server/core/new-id';
import { openDatabase } from '../src/server/db/open-database';
import { createOwnerService } from '../src/server/features/auth/owner-service';
import {
  projectCategoryEntity,
  projectStatusEntity,
} from '../src/server/features/projects/project-list-entities';
import { ensureListed } from '../src/server/features/projects/project-lists';
import { createProjectService, type ProjectService } from '../src/server/features/projects/project-service';
import { uploadPages } from '../src/server/features/uploads/upload-pages';
import { createFolderStore } from '../src/server/features/uploads/upload-store';
import { versionEntity } from '../src/server/features/versions/version-entity';
import { AUTH_HEADER } from '../src/shared/auth-constants';
import { findMysqlPrograms } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { NO_LIMITS } from '../tests/support/no-limits';
import { OWNER } from '../tests/support/owner';
import { PLAIN_ENV, PLAIN_PAGES } from '../tests/support/plain-app';
import { createMysqlSchema } from '../tests/support/test-database';
import { fillProjects } from './fill-projects';
import { type Report, startReport } from './report';

// `npm run bench:versions`: what keeping versions costs a save, and whether many of them slow a list, on both engines. Beside
// a save, which is a PUT as the editor and REST clients send it, stands one as it was before there were versions: it kept
// nothing, and asked for its category, its status and released files each time. Beside a list stands the same list of a
// database without versions. Each is asked in turn, so that both meet the same machine.

const PROJECTS = 200;
const RUNS = Number(process.env.BENCH_RUNS ?? 300);
const VERSIONS = 10_000;
const PER_ITEM = 100;
const BATCH = 500;
const AIM = 1.1;
/** Less than this is noise, whatever the ratio. */
const NOISE_MS = 0.3;

const log = createLogger('silent');
const CLIENT = { address: '127.0.0.1', limitKey: '127.0.0.1', userAgent: '', log };

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const server = findMysqlPrograms() ? await startMysqlServer() : null;
  if (!server) console.log('MariaDB: not run, there is no server on this machine');
  const report = startReport('npm run bench:versions');
  try {
    const file = (name: string) => openFilled({ kind: 'sqlite', file: join(folder, name) }, folder);
    await bench(report, 'SQLite', await file('many.sqlite'), await file('none.sqlite'));
    if (server) {
      const schema = async () => openFilled((await createMysqlSchema(server.url)).target, folder);
      await bench(report, 'MariaDB', await schema(), await schema());
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (process.env.BENCH_RUNS === undefined) await report.write();
}

type Filled = Pick<AppDeps, 'db' | 'services' | 'store'> & { ids: string[] };

async function openFilled(target: DatabaseTarget, folder: string): Promise<Filled> {
  const db = await openDatabase({ target, entities, log, waitSeconds: 10 });
  const store = createFolderStore(join(folder, 'uploads'));
  const services = createServices({
    ...{ db, log, limits: NO_LIMITS, store },
    secrets: { access: 'a'.repeat(48), refresh: 'r'.repeat(48) },
  });
  return { db, services, store, ids: await fillProjects(db, PROJECTS) };
}

async function bench(report: Report, name: string, many: Filled, none: Filled): Promise<void> {
  const { db, services, store, ids } = many;
  report.table(
    `${name}, ${PROJECTS} projects, medians of ${RUNS}. Aim: ${AIM} times the reference, or within ${NOISE_MS} ms of it.`,
    ['What', 'Reference', 'With versions', 'Ratio'],
  );
  const row = (what: string, [reference, own]: Pair) =>
    report.row(
      [what, `${reference.toFixed(2)} ms`, `${own.toFixed(2)} ms`, (own / reference).toFixed(2)],
      own <= reference * AIM || own - reference <= NOISE_MS,
    );
  await createOwnerService(db).setCredentials(OWNER.email, OWNER.password);
  const { token } = await services.auth.login(OWNER, CLIENT);
  const servers = [
    await serve({ db, store, services: { ...services, projects: projectsAsBefore(db) } }),
    await serve({ db, store, services }),
  ];
  row('a save, beside one before there were versions', await timeSaves(servers, ids, token));
  for (const { stop } of servers) stop();
  await fillVersions(db, ids);
  for (const [what, ask] of LISTS) {
    const pair = await timeInTurn([() => ask(none.services), () => ask(services)]);
    row(`${what}, beside ${VERSIONS.toLocaleString('en')} versions`, pair);
  }
  for (const { db: each } of [many, none]) await each.close();
}

const LISTS: [what: string, ask: (services: Services) => Promise<unknown>][] = [
  ['projects for visitors', ({ projects }) => projects.list()],
  ['projects for the owner', ({ projects }) => projects.list('owner')],
  ['the trash', ({ trash }) => trash.list()],
  ['a search', ({ search }) => search.find('project')],
];

/** Medians: of the reference, and of what is compared with it. */
type Pair = [reference: number, own: number];

async function timeInTurn(pair: [() => Promise<unknown>, () => Promise<unknown>]): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [index, list] of pair.entries()) {
      const ms = await time(list);
      // The first has more to prepare.
      if (run > 0) times[index]?.push(ms);
    }
  }
  return [median(times[0]), median(times[1])];
}

/** Keeps nothing, and looks for what a save looked for before there were versions. */
function projectsAsBefore(db: Database): ProjectService {
  return createProjectService({
    ...db,
    write: async work => {
      const result = await db.write(async manager => {
        const done = await work(manager);
        await ensureListed(manager, projectCategoryEntity, 'Category 1');
        await ensureListed(manager, projectStatusEntity, 'completed');
        return done;
      });
      for await (const names of uploadPages(db, { origin: 'released' })) names.length;
      return result;
    },
  });
}

type Server = { url: string; stop(): void };

async function serve(deps: Pick<AppDeps, 'db' | 'services' | 'store'>): Promise<Server> {
  const { serve: listener } = await createApp({
    ...deps,
    ...{ log, env: PLAIN_ENV, bundle: PLAIN_PAGES, isDevelopment: false, isStopping: () => false },
    clientFiles: (_request, _response, next) => next(),
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/api`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function timeSaves(servers: Server[], ids: string[], token: string): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { url }] of servers.entries()) {
      // Of many projects, so that none has more versions than an owner makes in a week.
      const address = `${url}/projects/${ids[run % ids.length]}`;
      const learned = `What was learned in run ${run} of ${index}. `.repeat(5);
      times[index]?.push(await time(() => save(address, token, { learned })));
    }
  }
  return [median(times[0]), median(times[1])];
}

async function save(address: string, token: string, fields: object): Promise<void> {
  const headers = { 'content-type': 'application/json', [AUTH_HEADER]: token };
  const response = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(fields) });
  const text = await response.text();
  if (!response.ok) throw new Error(`A save answered ${response.status}: ${text}`);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Versions of an ordinary length, as many of an item as are kept. */
async function fillVersions(db: Database, ids: string[]): Promise<void> {
  const text = 'A paragraph of details about the project, as long as most are. '.repeat(20);
  for (let start = 0; start < VERSIONS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) => {
      const index = start + offset;
      const item = Math.floor(index / PER_ITEM);
      return {
        ...{ id: newId(), kind: 'project' as const, itemId: ids[item] ?? newId(), name: `Project ${item}` },
        // After those that the saves have left.
        ...{ number: 1_000 + (index % PER_ITEM), savedAt: new Date(), savedBy: null, changes: ['details'] },
        ...{ isPublished: true, bytes: text.length, trashedAt: null, files: [], data: { details: text } },
      };
    });
    await db.write(manager => manager.insert(versionEntity, rows));
  }
}

await main();
