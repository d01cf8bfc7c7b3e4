import type { EntityManager } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServices } from '../../src/server/api/services';
import type { Database } from '../../src/server/core/database';
import { createLogger } from '../../src/server/core/logger';
import { newId } from '../../src/server/core/new-id';
import { projectEntity } from '../../src/server/features/projects/project-entity';
import { uploadEntity } from '../../src/server/features/uploads/upload-entity';
import { versionEntity } from '../../src/server/features/versions/version-entity';
import { createMemoryStore } from '../support/memory-store';
import { NO_LIMITS } from '../support/no-limits';
import { openTestDatabase } from '../support/open-test-database';
import { SECRETS } from '../support/start-app';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

const log = createLogger('silent');
const CHANGES = new Set(['insert', 'update', 'delete', 'upsert', 'query', 'deleteAll']);
/** More than any of these operations has: the last of them is not stopped. */
const MOST_STEPS = 60;

class Stopped extends Error {}

let database: TestDatabase;
let db: Database;
let store: ReturnType<typeof createMemoryStore>;
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openTestDatabase(database);
  store = createMemoryStore();
});
afterEach(async () => {
  await db?.close();
  await database?.remove();
});

/** The site's services, of which every change after the first `steps` fails, as when the process is killed there. */
function servicesThatStop(steps: number) {
  let left = steps;
  const step = () => {
    if (left <= 0) throw new Stopped();
    left -= 1;
  };
  const watched = (manager: EntityManager) =>
    new Proxy(manager, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        if (!CHANGES.has(String(name))) return value.bind(target);
        return async (...input: unknown[]) => {
          step();
          return value.apply(target, input);
        };
      },
    });
  const stopping: Database = {
    ...db,
    write: async work => {
      const result = await db.write(async manager => {
        const answer = await work(watched(manager));
        // Before the commit is one more place to stop at.
        step();
        return answer;
      });
      step();
      return result;
    },
  };
  const remove = async (name: string) => {
    step();
    await store.remove(name);
  };
  return {
    services: createServices({
      db: stopping,
      secrets: SECRETS,
      limits: NO_LIMITS,
      store: { ...store, remove },
      log,
    }),
    isStopped: () => left <= 0,
  };
}

const services = () => servicesThatStop(Number.POSITIVE_INFINITY).services;

async function newFile(): Promise<string> {
  const name = `${newId()}.mp4`;
  // Old enough to be swept when nothing owns it.
  store.files.set(name, { content: Buffer.from('x'), modifiedAt: new Date(0) });
  const row = { name, mediaType: 'video/mp4', bytes: 1, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  return name;
}

/** A project with a file of its own, one that only its first version names, and one that it shares. */
async function newProject(shared: string): Promise<{ id: string; own: string; old: string }> {
  const [own, old] = [await newFile(), await newFile()];
  const { projects } = services();
  const text = (name: string) => `/uploads/${name}`;
  const { _id: id } = await projects.create({ image: text(old), details: text(shared), live: '' });
  await projects.update({ id, image: text(own) });
  return { id, own, old };
}

/** What there is of a project after the next start: stored, in the trash or nowhere, and the state of its files. */
async function stateOf(project: Awaited<ReturnType<typeof newProject>>, shared: string) {
  const { projects, trash, uploadSweep } = services();
  await uploadSweep.sweep();
  const isStored = await projects.get(project.id).then(
    () => true,
    () => false,
  );
  const isTrashed = (await trash.list()).some(({ _id }) => _id === project.id);
  const versions = (await db.read(versionEntity).find({ where: { itemId: project.id } })).length;
  const files = await Promise.all([project.own, project.old, shared].map(fileState));
  return { isStored, isTrashed, versions, files };
}

/** A file without a row, or a row without a file, is neither. */
async function fileState(name: string): Promise<string> {
  const row = await db.read(uploadEntity).findOneBy({ name });
  const hasFile = (await store.find(name)) !== null;
  if (!row && !hasFile) return 'gone';
  if (!row || !hasFile) return 'damaged';
  return row.origin === 'kept' ? 'kept' : 'shown';
}

const STORED = { isStored: true, isTrashed: false, versions: 2, files: ['shown', 'kept', 'shown'] };
const TRASHED = { isStored: false, isTrashed: true, versions: 2, files: ['kept', 'kept', 'shown'] };
const GONE = { isStored: false, isTrashed: false, versions: 0, files: ['gone', 'gone', 'shown'] };

type Services = ReturnType<typeof services>;
type Operation = {
  name: string;
  isTrashed: boolean;
  run: (services: Services, id: string) => Promise<unknown>;
  before: object;
  after: object;
};

const operations: Operation[] = [
  {
    name: 'deleting',
    isTrashed: false,
    run: ({ projects }, id) => projects.remove(id),
    before: STORED,
    after: TRASHED,
  },
  {
    name: 'restoring',
    isTrashed: true,
    run: ({ trash }, id) => trash.restore(id),
    before: TRASHED,
    after: STORED,
  },
  {
    name: 'deleting for good',
    isTrashed: true,
    run: ({ trash }, id) => trash.remove(id),
    before: TRASHED,
    after: GONE,
  },
];

test.each(operations)(
  '$name that is stopped anywhere is done or not, with every file',
  async operation => {
    const shared = await newFile();
    const { projects } = services();
    await projects.create({ details: `/uploads/${shared}` });
    const seen = { before: 0, after: 0 };
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const project = await newProject(shared);
      if (operation.isTrashed) await projects.remove(project.id);
      const stopping = servicesThatStop(steps);
      await operation.run(stopping.services, project.id).catch(requireStopped);
      const state = await stateOf(project, shared);
      const isBefore = state.isTrashed === operation.isTrashed;
      expect({ steps, ...state }).toEqual({ steps, ...(isBefore ? operation.before : operation.after) });
      seen[isBefore ? 'before' : 'after'] += 1;
      if (!stopping.isStopped()) break;
    }
    expect(seen.before).toBeGreaterThan(2);
    expect(seen.after).toBeGreaterThan(2);
  },
  120_000,
);

type Change = {
  name: string;
  /** From the project as it was made, with a file that is stored and named by nothing yet. */
  prepare: (services: Services, id: string, file: string) => Promise<unknown>;
  run: (services: Services, id: string, file: string) => Promise<unknown>;
  before: { isDraft: boolean; isHeld: boolean; own: string; file: string };
  after: { isDraft: boolean; isHeld: boolean; own: string; file: string };
};

const SEEN = { isDraft: false, isHeld: false, own: 'shown', file: 'shown' };
const HELD = { isDraft: false, isHeld: true, own: 'shown', file: 'kept' };
const DRAFT = { isDraft: true, isHeld: false, own: 'kept', file: 'shown' };
const holdBack: Change['run'] = ({ projects }, id, file) =>
  projects.update({ id, pendingChanges: { details: `/uploads/${file}` } });

const changes: Change[] = [
  {
    name: 'publishing',
    prepare: ({ projects }, id) => projects.update({ id, draft: true }),
    run: ({ projects }, id) => projects.update({ id, draft: false }),
    before: DRAFT,
    after: SEEN,
  },
  {
    name: 'unpublishing',
    prepare: async () => undefined,
    run: ({ projects }, id) => projects.update({ id, draft: true }),
    before: SEEN,
    after: DRAFT,
  },
  { name: 'holding changes back', prepare: async () => undefined, run: holdBack, before: SEEN, after: HELD },
  {
    name: 'publishing what was held back',
    prepare: holdBack,
    run: ({ projects }, id, file) => projects.update({ id, details: `/uploads/${file}` }),
    before: HELD,
    after: SEEN,
  },
];

test.each(changes)(
  '$name that is stopped anywhere is done or not, and visitors get the files of what they see',
  async ({ prepare, run, before, after }) => {
    const seen = { before: 0, after: 0 };
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const [own, file] = [await newFile(), await newFile()];
      const { _id: id } = await services().projects.create({ image: `/uploads/${own}` });
      await prepare(services(), id, file);
      const stopping = servicesThatStop(steps);
      await run(stopping.services, id, file).catch(requireStopped);
      const row = await db.read(projectEntity).findOneByOrFail({ id });
      const [ownState, fileIs] = [await fileState(own), await fileState(file)];
      const state = { isDraft: row.draft === true, isHeld: row.pendingChanges !== null };
      const isBefore = state.isDraft === before.isDraft && state.isHeld === before.isHeld;
      const expected = isBefore ? before : after;
      expect({ steps, ...state, own: ownState, file: fileIs }).toEqual({ steps, ...expected });
      seen[isBefore ? 'before' : 'after'] += 1;
      if (!stopping.isStopped()) break;
    }
    expect(seen.before).toBeGreaterThan(2);
    expect(seen.after).toBeGreaterThan(0);
  },
  60_000,
);

describe('emptying the trash', () => {
  test('that is stopped anywhere leaves each item whole or deletes it whole, and can be done again', async () => {
    const shared = await newFile();
    const { projects, trash } = services();
    await projects.create({ details: `/uploads/${shared}` });
    const counts = new Set<number>();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const items = [await newProject(shared), await newProject(shared)];
      for (const { id } of items) await projects.remove(id);
      const stopping = servicesThatStop(steps);
      await stopping.services.trash.empty().catch(requireStopped);
      const states = await Promise.all(items.map(item => stateOf(item, shared)));
      for (const state of states) expect([TRASHED, GONE]).toContainEqual(state);
      counts.add(states.filter(({ isTrashed }) => isTrashed).length);
      await trash.empty();
      for (const item of items) expect(await stateOf(item, shared)).toEqual(GONE);
      if (!stopping.isStopped()) break;
    }
    expect([...counts].sort()).toEqual([0, 1, 2]);
  }, 120_000);
});

function requireStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}
