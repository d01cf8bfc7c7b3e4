import { isDeepStrictEqual } from 'node:util';
import { MoreThan } from 'typeorm';
import { beforeEach, expect, test } from 'vitest';
import { ITEM_ENTITIES } from '#server/composition/content/content-register';
import { isPublishable } from '#server/core/content/publishing-row';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { postEntity } from '#server/features/posts/post-entity';
import { projectCategoryEntity, projectEntity } from '#server/features/projects/project-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import { createIdleRouter } from '../support/app/idle-router';
import type { ListedProcedure } from '../support/app/list-procedures';
import { startAppForFile } from '../support/app/managed-app';
import {
  type Answer,
  type Answers,
  createSmallestInput,
  first,
  get,
  isReadByVisitors,
  listItemAddresses,
  listTransports,
  type Names,
  NOTHING,
  procedures,
  readAll,
  startAppWithPages,
  toAddress,
  toRestRoute,
} from '../support/app/visitor-reads';
import { sendInput } from '../support/bad-input/send-input';
import { checkRows } from '../support/check-rows';
import {
  HIDDEN,
  hiddenElement,
  hiddenNote,
  hiddenPage,
  hiddenProject,
  MARK,
  PENDING,
} from '../support/content/hidden-content';
import { storeNote, storePage } from '../support/content/post-factory';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

// These tests check that no endpoint reveals unpublished content.

const app = await startAppForFile(undefined, startAppWithPages);
beforeEach(async () => {
  await app.db.write(async manager => {
    for (const entity of [projectEntity, timelineElementEntity, projectCategoryEntity, postEntity]) {
      await manager.deleteAll(entity);
    }
  });
  await storeProject(app, { title: 'Seen', category: 'Seen', status: 'wip', skills: ['Seen'] });
  await app.services.timeline.create({ title: 'Seen' });
  await storeNote(app, { title: 'Seen' });
  await storePage(app, { title: 'Seen' });
});

/** Creates an item of each kind in each hidden state and returns the IDs. */
async function createHiddenItems(): Promise<string[]> {
  const ids: string[] = [];
  const projects = (await app.services.projects.list()).map(({ _id }) => _id);
  for (const [name, state] of Object.entries(HIDDEN)) {
    const extra = { skills: [`${MARK} skill`, `${MARK} of ${name}`], status: `${MARK} ${name}` };
    const project = hiddenProject({ ...extra, category: `${MARK} ${name}`, ...state() });
    ids.push((await app.services.projects.create(project))._id);
    ids.push((await app.services.notes.create(hiddenNote({ projects, ...state() })))._id);
    ids.push((await app.services.pages.create(hiddenPage(state())))._id);
    for (const type of ['profile', 'future', 'event', 'current'] as const) {
      ids.push((await app.services.timeline.create(hiddenElement({ type, order: 0, ...state() })))._id);
    }
  }
  return ids;
}

/** Lists the paths to which the owner sends forms and files. Their operations are no procedures. */
function listReceivers(): string[] {
  const called = new Set(procedures.map(({ rest }) => `${rest?.method} ${rest?.path}`));
  const { paths = {} } = describeApi(createIdleRouter(), extras);
  const received = Object.keys(paths).filter(path => paths[path]?.post && !called.has(`POST ${path}`));
  return received.map(toRestRoute);
}

test('neither unpublished items nor unpublished changes change any response to visitors', async () => {
  const before = await readAll(app);
  const missing = Object.keys(before).filter(name => before[name]?.status !== 200);
  expect(new Set(missing.map(name => name.split(' ')[0]))).toEqual(new Set([...NOTHING, ...listReceivers()]));
  const { projects, timeline, notes, pages } = app.services;
  const ids = {
    project: first(await projects.list())._id,
    element: first(await timeline.list())._id,
    note: first(await notes.listFull())._id,
    page: first(await pages.listFull())._id,
  };
  await createHiddenItems();
  expectSameAnswers(await readAll(app), before);

  await projects.update({ id: ids.project, pendingChanges: PENDING.project() });
  await timeline.update({ id: ids.element, pendingChanges: PENDING.element() });
  await notes.update({ id: ids.note, pendingChanges: PENDING.note() });
  await pages.update({ id: ids.page, pendingChanges: PENDING.page() });
  // The answer to a preview, which needs a secret link, may change.
  const preview = 'tRPC previews.open';
  expectSameAnswers({ ...(await readAll(app)), [preview]: before[preview] }, before);
  const saved = [
    await projects.get(ids.project, 'owner'),
    await timeline.list('owner'),
    await notes.get(ids.note, 'owner'),
    await pages.get(ids.page, 'owner'),
  ];
  for (const items of saved) expect(JSON.stringify(items)).toContain(MARK);

  const discarded = { pendingChanges: null };
  await projects.update({ id: ids.project, ...discarded });
  await timeline.update({ id: ids.element, ...discarded });
  await notes.update({ id: ids.note, ...discarded });
  await pages.update({ id: ids.page, ...discarded });
  expectSameAnswers({ ...(await readAll(app)), [preview]: before[preview] }, before);
});

/** Names the responses that differ, because a difference of all of them is too long to be printed. */
function expectSameAnswers(after: Partial<Answers>, before: Answers): void {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  expect(names.filter(name => !isDeepStrictEqual(after[name], before[name]))).toEqual([]);
}

test('every kind with drafts has an item in each hidden state', async () => {
  await createHiddenItems();
  for (const entity of Object.values(ITEM_ENTITIES).filter(isPublishable)) {
    const scheduled = await app.db.read(entity).countBy({ publishAt: MoreThan(new Date()) });
    expect(scheduled, entity.options.name).toBeGreaterThan(0);
  }
});

test('the owner sees the hidden items that visitors do not see', async () => {
  const ids = await createHiddenItems();
  const { token } = await app.signIn();
  const lists = await Promise.all([
    app.trpc(token).projects.list.query(),
    app.trpc(token).timeline.list.query(),
    app.trpc(token).notes.list.query({}),
    app.trpc(token).pages.list.query(),
    app.trpc(token).projects.categories.query(),
    app.trpc(token).projects.statuses.query(),
    app.trpc(token).projects.skills.query(),
  ]);
  for (const list of lists) expect(JSON.stringify(list)).toContain(MARK);
  for (const id of ids) expect(JSON.stringify(lists)).toContain(id);
});

test('no procedure reveals hidden items to visitors, even with their IDs and names as input', async () => {
  const ids = await createHiddenItems();
  const { slug } = await app.services.projects.get(ids[0] ?? '', 'owner');
  const note = await app.services.notes.get(ids[1] ?? '', 'owner');
  const page = await app.services.pages.get(ids[2] ?? '', 'owner');
  const hints = [ids[0], slug, note._id, note.slug, page._id, page.slug, `${MARK} draft`, `${MARK} skill`];
  const cases = procedures
    .filter(isReadByVisitors)
    .flatMap(procedure =>
      listFields(procedure).flatMap(field => hints.map(hint => ({ procedure, field, hint }))),
    );
  await checkRows(
    cases.map(each => [`${each.procedure.name} ${each.field} ${each.hint}`, each]),
    async (_name, { procedure, field, hint }) => {
      const input = { ...Object(await createSmallestInput(app, procedure)), [field]: hint };
      for (const transport of listTransports(procedure)) {
        const { body } = await sendInput(app, transport, procedure, input);
        expect(JSON.stringify(body)).not.toContain(MARK);
        for (const id of ids) expect(JSON.stringify(body)).not.toContain(id);
      }
    },
  );
});

function listFields({ input }: ListedProcedure): string[] {
  return input && 'shape' in input ? Object.keys(Object(input.shape)) : [];
}

test('requesting hidden items by ID or address gives the same response as unknown ones', async () => {
  const [project = '', note = '', page = ''] = await createHiddenItems();
  const { projects, notes, pages: postPages } = app.services;
  const slugs = await Promise.all([
    projects.get(project, 'owner'),
    notes.get(note, 'owner'),
    postPages.get(page, 'owner'),
  ]);
  const [projectSlug = '', noteSlug = '', pageSlug = ''] = slugs.map(({ slug }) => slug ?? '');
  const pairs = [
    [{ project, note, page }, UNKNOWN_ID],
    [{ project: projectSlug, note: noteSlug, page: pageSlug }, 'no-such-name'],
  ] as const;
  for (const route of listItemAddresses(app)) {
    for (const [hidden, unknown] of pairs) {
      const hiddenAnswer = await requestItems(route, hidden);
      const unknownAnswer = await requestItems(route, { project: unknown, note: unknown, page: unknown });
      expect({ route, ...hiddenAnswer }).toEqual({ route, ...unknownAnswer });
    }
  }
});

/** Returns the response with the requested name replaced. */
async function requestItems(route: string, names: Names): Promise<Answer> {
  const { status, text } = await get(app, toAddress(route, names));
  const withoutNames = Object.values(names).reduce((left, name) => left.replaceAll(name, 'NAME'), text);
  return { status, text: withoutNames };
}

test('views of a hidden project are not counted, and earlier ones are hidden from visitors', async () => {
  const { _id: id } = await storeProject(app);
  const visit = { projectId: id, sessionId: 'visitor' };
  expect((await app.rest('POST', '/views', { body: visit })).status).toBe(201);
  const { token } = await app.signIn();
  await app.rest('PUT', `/projects/${id}`, { body: { draft: true }, token });
  expect((await app.rest('POST', '/views', { body: visit })).status).toBe(404);
  const path = `/views/project/${id}`;
  expect((await app.rest('GET', path)).body).toEqual({ projectViews: 0 });
  expect((await app.rest('GET', path, { token })).body).toEqual({ projectViews: 1 });
});
