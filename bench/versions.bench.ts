import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import { createServices, type Services } from '../src/server/api/services';
import type { Database } from '../src/server/core/database';
import type { DatabaseTarget } from '../src/server/core/env';
import { createLogger } from '../src/server/core/logger';
import { newId } from '../src/server/core/new-id';
import { openDatabase } from '../src/server/db/open-database';
import { createProjectService, type ProjectService } from '../src/server/features/projects/project-service';
import { createFolderStore } from '../src/server/features/uploads/upload-store';
import { versionEntity } from '../src/server/features/versions/version-entity';
import { findMysqlPrograms } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { NO_LIMITS } from '../tests/support/no-limits';
import { createMysqlSchema } from '../tests/support/test-database';
import { fillProjects } from './fill-projects';
import { type Report, startReport } from './report';

// `npm run bench:versions`: what keeping versions costs a save, and whether many of them slow a list, on both engines. Beside
// a save stands the same save without versions, each in turn, and beside a list the same list before there were any.

const PROJECTS = 200;
const RUNS = Number(process.env.BENCH_RUNS ?? 300);
const VERSIONS = 10_000;
const PER_ITEM = 100;
const BATCH = 500;
const AIM = 1.1;
/** Less than this is noise, whatever the ratio. */
const NOISE_MS = 0.3;

const log = createLogger('silent');

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const server = findMysqlPrograms() ? await startMysqlServer() : null;
  if (!server) console.log('MariaDB: not run, there is no server on this machine');
  const report = startReport('npm run bench:versions');
  try {
    await bench(report, 'SQLite', { kind: 'sqlite', file: join(folder, 'versions.sqlite') }, folder);
    if (server) await bench(report, 'MariaDB', (await createMysqlSchema(server.url)).target, folder);
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (process.env.BENCH_RUNS === undefined) await report.write();
}

async function bench(report: Report, name: string, target: DatabaseTarget, folder: string): Promise<void> {
  const db = await openDatabase({ target, entities, log, waitSeconds: 10 });
  const services = createServices({
    ...{ db, log, limits: NO_LIMITS, store: createFolderStore(join(folder, 'uploads')) },
    secrets: { access: 'a'.repeat(48), refresh: 'r'.repeat(48) },
  });
  const ids = await fillProjects(db, PROJECTS);
  const lists = listsOf(services);
  const before = await timeAll(lists);
  report.table(
    `${name}, ${PROJECTS} projects, medians of ${RUNS}. Aim: ${AIM} times the reference, or within ${NOISE_MS} ms of it.`,
    ['What', 'Reference', 'With versions', 'Ratio'],
  );
  const row = (what: string, reference: number, own: number) =>
    report.row(
      [what, `${reference.toFixed(2)} ms`, `${own.toFixed(2)} ms`, (own / reference).toFixed(2)],
      own <= reference * AIM || own - reference <= NOISE_MS,
    );
  const [plain, kept] = await timeSaves(createProjectService(db), services.projects, ids);
  row('a save, beside one that keeps nothing', plain, kept);
  await fillVersions(db, ids);
  const after = await timeAll(lists);
  for (const [what, ms] of Object.entries(after)) {
    row(`${what}, beside ${VERSIONS.toLocaleString('en')} versions`, before[what] ?? Number.NaN, ms);
  }
  await db.close();
}

type Lists = Record<string, () => Promise<unknown>>;

function listsOf({ projects, trash, search }: Services): Lists {
  return {
    'projects for visitors': () => projects.list(),
    'projects for the owner': () => projects.list('owner'),
    'the trash': () => trash.list(),
    'a search': () => search.find('project'),
  };
}

async function timeAll(lists: Lists): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) {
    await list();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await time(list));
    medians[name] = median(times);
  }
  return medians;
}

/** One of each in turn, so that both meet the same disk. */
async function timeSaves(
  plain: ProjectService,
  kept: ProjectService,
  ids: string[],
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, projects] of [plain, kept].entries()) {
      // Of many projects, so that none has more versions than an owner makes in a week.
      const id = ids[run % ids.length] ?? '';
      const learned = `What was learned in run ${run} of ${index}. `.repeat(5);
      times[index]?.push(await time(() => projects.update({ id, learned })));
    }
  }
  return [median(times[0]), median(times[1])];
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
