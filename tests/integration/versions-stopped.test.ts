import type { EntityManager } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServices } from '#server/composition/services';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { createLogger } from '#server/core/runtime/logger';
import { projectEntity } from '#server/features/projects/project-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { createOwner } from '../support/create-owner';
import { createMemoryStore } from '../support/memory-store';
import { NO_LIMITS } from '../support/no-limits';
import { openTestDatabase } from '../support/open-test-database';
import { PLAIN_ENV } from '../support/plain-app';
import { SECRETS } from '../support/start-app';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

const log = createLogger('silent');
const CHANGES = new Set(['insert', 'update', 'delete', 'upsert', 'query', 'deleteAll']);
/**
 * The maximum number of steps: more than any of these operations takes, so that the last run is not stopped.
 */
const MAX_STEPS = 60;

class Stopped extends Error {}

let database: TestDatabase;
let db: Database;
let store: ReturnType<typeof createMemoryStore>;
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openTestDatabase(database);
  await createOwner(db);
  store = createMemoryStore();
});
afterEach(async () => {
  await db?.close();
  await database?.remove();
});

/** Creates services in which every change after the first `steps` fails, as if the process were killed. */
function createStoppingServices(steps: number) {
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
        // The process can also stop before the commit.
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
      maxImageBytes: PLAIN_ENV.uploadMaxImageBytes,
      log,
    }),
    isStopped: () => left <= 0,
  };
}

const createSiteServices = () => createStoppingServices(Number.POSITIVE_INFINITY).services;

async function createFile(): Promise<string> {
  const name = `${newId()}.mp4`;
  // The sweep deletes unused files that are this old.
  store.files.set(name, { content: Buffer.from('x'), modifiedAt: new Date(0) });
  const row = { name, mediaType: 'video/mp4', bytes: 1, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  return name;
}

/** Creates a project with its own file, one that only its first version uses, and a shared one. */
async function createProject(shared: string): Promise<{ id: string; own: string; old: string }> {
  const [own, old] = [await createFile(), await createFile()];
  const { projects } = createSiteServices();
  const text = (name: string) => `/uploads/${name}`;
  const { _id: id } = await projects.create({ image: text(old), details: text(shared), live: '' });
  await projects.update({ id, image: text(own) });
  return { id, own, old };
}

/** Returns the state of a project and its files after the next start. */
async function getState(project: Awaited<ReturnType<typeof createProject>>, shared: string) {
  const { projects, trash, uploadSweep } = createSiteServices();
  await uploadSweep.sweep();
  const isStored = await projects.get(project.id).then(
    () => true,
    () => false,
  );
  const isTrashed = (await trash.list()).some(({ _id }) => _id === project.id);
  const versions = (await db.read(versionEntity).find({ where: { itemId: project.id } })).length;
  const files = await Promise.all([project.own, project.old, shared].map(getFileState));
  return { isStored, isTrashed, versions, files };
}

/** Returns the state of a file. It is damaged if either the file or its row is missing. */
async function getFileState(name: string): Promise<string> {
  const row = await db.read(uploadEntity).findOneBy({ name });
  const hasFile = (await store.find(name)) !== null;
  if (!row && !hasFile) return 'gone';
  if (!row || !hasFile) return 'damaged';
  return row.origin === 'kept' ? 'kept' : 'shown';
}

const STORED = { isStored: true, isTrashed: false, versions: 2, files: ['shown', 'kept', 'shown'] };
const TRASHED = { isStored: false, isTrashed: true, versions: 2, files: ['kept', 'kept', 'shown'] };
const GONE = { isStored: false, isTrashed: false, versions: 0, files: ['gone', 'gone', 'shown'] };

type Services = ReturnType<typeof createSiteServices>;
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
    name: 'deleting permanently',
    isTrashed: true,
    run: ({ trash }, id) => trash.remove(id),
    before: TRASHED,
    after: GONE,
  },
];

test.each(operations)(
  '$name takes effect completely or not at all when stopped anywhere, including its files',
  async operation => {
    const shared = await createFile();
    const { projects } = createSiteServices();
    await projects.create({ details: `/uploads/${shared}` });
    const seen = { before: 0, after: 0 };
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const project = await createProject(shared);
      if (operation.isTrashed) await projects.remove(project.id);
      const stopping = createStoppingServices(steps);
      await operation.run(stopping.services, project.id).catch(requireStopped);
      const state = await getState(project, shared);
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
  /** Prepares a new project. `file` is stored but not used yet. */
  prepare: (services: Services, id: string, file: string) => Promise<unknown>;
  run: (services: Services, id: string, file: string) => Promise<unknown>;
  before: { isDraft: boolean; hasPendingChanges: boolean; own: string; file: string };
  after: { isDraft: boolean; hasPendingChanges: boolean; own: string; file: string };
};

const PUBLISHED = { isDraft: false, hasPendingChanges: false, own: 'shown', file: 'shown' };
const PENDING = { isDraft: false, hasPendingChanges: true, own: 'shown', file: 'kept' };
const DRAFT = { isDraft: true, hasPendingChanges: false, own: 'kept', file: 'shown' };
const saveChanges: Change['run'] = ({ projects }, id, file) =>
  projects.update({ id, pendingChanges: { details: `/uploads/${file}` } });

const changes: Change[] = [
  {
    name: 'publishing',
    prepare: ({ projects }, id) => projects.update({ id, draft: true }),
    run: ({ projects }, id) => projects.update({ id, draft: false }),
    before: DRAFT,
    after: PUBLISHED,
  },
  {
    name: 'unpublishing',
    prepare: async () => undefined,
    run: ({ projects }, id) => projects.update({ id, draft: true }),
    before: PUBLISHED,
    after: DRAFT,
  },
  {
    name: 'saving unpublished changes',
    prepare: async () => undefined,
    run: saveChanges,
    before: PUBLISHED,
    after: PENDING,
  },
  {
    name: 'publishing unpublished changes',
    prepare: saveChanges,
    run: ({ projects }, id, file) => projects.update({ id, details: `/uploads/${file}` }),
    before: PENDING,
    after: PUBLISHED,
  },
];

test.each(changes)(
  '$name takes effect completely or not at all when stopped anywhere, and visitors get the right files',
  async ({ prepare, run, before, after }) => {
    const seen = { before: 0, after: 0 };
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const [own, file] = [await createFile(), await createFile()];
      const { _id: id } = await createSiteServices().projects.create({ image: `/uploads/${own}` });
      await prepare(createSiteServices(), id, file);
      const stopping = createStoppingServices(steps);
      await run(stopping.services, id, file).catch(requireStopped);
      const row = await db.read(projectEntity).findOneByOrFail({ id });
      const [ownState, otherState] = [await getFileState(own), await getFileState(file)];
      const state = { isDraft: row.draft === true, hasPendingChanges: row.pendingChanges !== null };
      const isBefore =
        state.isDraft === before.isDraft && state.hasPendingChanges === before.hasPendingChanges;
      const expected = isBefore ? before : after;
      expect({ steps, ...state, own: ownState, file: otherState }).toEqual({ steps, ...expected });
      seen[isBefore ? 'before' : 'after'] += 1;
      if (!stopping.isStopped()) break;
    }
    expect(seen.before).toBeGreaterThan(2);
    expect(seen.after).toBeGreaterThan(0);
  },
  60_000,
);

describe('emptying the trash', () => {
  test('deletes each item completely or not at all when stopped anywhere, and can be repeated', async () => {
    const shared = await createFile();
    const { projects, trash } = createSiteServices();
    await projects.create({ details: `/uploads/${shared}` });
    const counts = new Set<number>();
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const items = [await createProject(shared), await createProject(shared)];
      for (const { id } of items) await projects.remove(id);
      const stopping = createStoppingServices(steps);
      await stopping.services.trash.empty().catch(requireStopped);
      const states = await Promise.all(items.map(item => getState(item, shared)));
      for (const state of states) expect([TRASHED, GONE]).toContainEqual(state);
      counts.add(states.filter(({ isTrashed }) => isTrashed).length);
      await trash.empty();
      for (const item of items) expect(await getState(item, shared)).toEqual(GONE);
      if (!stopping.isStopped()) break;
    }
    expect([...counts].sort()).toEqual([0, 1, 2]);
  }, 120_000);
});

function requireStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}
