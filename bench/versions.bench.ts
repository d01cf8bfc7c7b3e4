import { join } from 'node:path';
import { entities } from '#server/composition/entities';
import { createServices, type Services } from '#server/composition/services';
import { NO_HISTORY } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createLogger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { createProjectService } from '#server/features/projects/project-service';
import { createFolderStore } from '#server/features/uploads/folder-store';
import { versionEntity } from '#server/features/versions/version-entity';
import { NO_LIMITS } from '../tests/support/app/no-limits';
import type { Bench } from './bench';
import { type EmptyDatabase, type Engine, onEachEngine } from './engines';
import { measureTime, toMedian } from './figures';
import { fillProjects } from './fill-projects';
import type { Report } from './report';
import { readSetting } from './setting';

export const versionsBench: Bench = {
  name: 'versions',
  summary:
    'A save that stores a version, and lists with 10,000 versions stored, on both engines (BENCH_RUNS)',
  needsBuild: false,
  run: report => onEachEngine(engine => benchEngine(engine, report)),
};

const PROJECTS = 200;
const VERSIONS = 10_000;
const PER_ITEM = 100;
const BATCH = 500;

const LISTS: [what: string, list: (services: Services) => Promise<unknown>][] = [
  ['projects for visitors', ({ projects }) => projects.list()],
  ['projects for the owner', ({ projects }) => projects.list('owner')],
  ['the trash', ({ trash }) => trash.list()],
  ['a search', ({ search }) => search.find('project')],
];

type Filled = { db: Database; services: Services; ids: string[] };

async function benchEngine({ name, createDatabase }: Engine, report: Report): Promise<void> {
  const runs = readSetting('BENCH_RUNS', 300);
  const many = await openFilled(await createDatabase());
  const none = await openFilled(await createDatabase());
  report.table(`${name}, ${PROJECTS} projects, medians of ${runs}.`, [
    'What',
    'Without versions',
    'With versions',
    'Ratio',
  ]);
  /** Alternates between both, so that both run under the same load. */
  const compare = async (what: string, pair: ((run: number) => Promise<unknown>)[]) => {
    const times: number[][] = [[], []];
    for (let run = 0; run <= runs; run += 1) {
      for (const [index, work] of pair.entries()) {
        const milliseconds = await measureTime(() => work(run));
        // The first run includes one-time preparation and is not counted.
        if (run > 0) times[index]?.push(milliseconds);
      }
    }
    const [without = Number.NaN, own = Number.NaN] = times.map(toMedian);
    report.row(what, `${without.toFixed(2)} ms`, `${own.toFixed(2)} ms`, (own / without).toFixed(2));
  };

  const createSave =
    ({ ids }: Filled, projects: Pick<Services['projects'], 'update'>) =>
    (run: number) =>
      // Spreads the saves over many projects, so that none has more versions than an owner creates in a week.
      projects.update({
        id: ids[run % ids.length] ?? '',
        learned: `What was learned in run ${run}. `.repeat(5),
      });
  await compare('a save', [
    createSave(none, createProjectService(none.db, NO_HISTORY)),
    createSave(many, many.services.projects),
  ]);
  await fillVersions(many);
  for (const [what, list] of LISTS)
    await compare(`${what}, with ${VERSIONS.toLocaleString('en')} versions`, [
      () => list(none.services),
      () => list(many.services),
    ]);
  for (const { db } of [many, none]) await db.close();
}

async function openFilled({ target, folder }: EmptyDatabase): Promise<Filled> {
  const log = createLogger('silent');
  const db = await openDatabase({ target, entities, log, waitSeconds: 10 });
  const services = createServices({
    maxImageBytes: 10 * 1024 * 1024,
    db,
    log,
    limits: NO_LIMITS,
    store: createFolderStore(join(folder, 'uploads')),
    secrets: { access: 'a'.repeat(48), refresh: 'r'.repeat(48) },
  });
  return { db, services, ids: await fillProjects(db, PROJECTS) };
}

/** Stores versions of an ordinary length, up to the limit per item. */
async function fillVersions({ db, ids }: Filled): Promise<void> {
  const text = 'A paragraph of details about the project, as long as most are. '.repeat(20);
  for (let start = 0; start < VERSIONS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) => {
      const index = start + offset;
      const item = Math.floor(index / PER_ITEM);
      return {
        id: newId(),
        kind: 'project' as const,
        itemId: ids[item] ?? newId(),
        name: `Project ${item}`,
        // These numbers follow those of the versions that the saves created.
        number: 1_000 + (index % PER_ITEM),
        savedAt: new Date(),
        savedBy: null,
        changes: ['details'],
        isPublished: true,
        bytes: text.length,
        trashedAt: null,
        files: [],
        data: { details: text },
      };
    });
    await db.write(manager => manager.insert(versionEntity, rows));
  }
}
