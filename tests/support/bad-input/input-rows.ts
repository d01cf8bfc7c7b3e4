import { PassThrough } from 'node:stream';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { readJsonResume } from '#server/imports/sources/json-resume/read-json-resume';
import { FIRST_THEMES, HEROES, LOGOS, LOOK_STYLES, TYPE_CHOICES } from '#shared/appearance/looks';
import { PROJECT_PAGES } from '#shared/contract/project';
import { ABOUT_VIEWS, ARCHIVE_OPEN, FEATURED_LAYOUTS, PROJECT_ORDERS } from '#shared/contract/site';
import { NEW_SKILL } from '#shared/contract/skill';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import { ABOUT_SECTIONS } from '#shared/sections/about';
import { COUNTERS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { DEMOS } from '#shared/sections/projects';
import { expectFirstSignIn } from '../app/expect-first-sign-in';
import { createIdleRouter } from '../app/idle-router';
import { listProcedures } from '../app/list-procedures';
import { OWNER } from '../app/owner';
import type { TestApp } from '../app/start-app';
import { readClaims } from '../app/token-factory';
import { packParts } from '../content/backup-file';
import { UNKNOWN_ID } from '../content/project-factory';
import * as kind from './field-kinds';

/**
 * Describes the input of a procedure for the tests of invalid input. Every procedure of the router has a row.
 */
export type InputRow = {
  /** Every field of the input; empty for a procedure without input. */
  fields: Record<string, kind.Kind>;
  /** The valid and invalid inputs of a procedure whose input is a list. */
  list?: kind.Kind;
  /** Creates the smallest valid input, together with the records that it names. */
  base(app: TestApp): Promise<unknown>;
  /** Returns the record in the response, whose fields must equal the input. */
  stored?(body: unknown): unknown;
  /** The status for an unknown ID; 404 if unset. */
  unknownId?: 200;
};

/** The smallest valid input is an empty object unless the row creates another. */
type Row = Omit<InputRow, 'base'> & Partial<Pick<InputRow, 'base'>>;

const getBody = (body: unknown) => body;
const getFirst = (body: unknown) => Object(body)[0];

const keyFigure = { value: '14', label: 'scales' };
const iconLink = { label: 'L', url: '/l', icon: 'fa-x' };
const section = kind.list(kind.object({ title: kind.name, text: kind.longText }, { title: 'T', text: 't' }), {
  title: 'T',
  text: 't',
});

/** Responses omit these fields for published items. */
const publishing = {
  draft: kind.refusedOnly(kind.flag),
  publishAt: kind.refusedOnly(kind.nullable(kind.moment)),
};

const projectFields = kind.optionalFields({
  ...publishing,
  ...{ title: kind.name, description: kind.longText, details: kind.longText, learned: kind.longText },
  ...{ image: kind.link, imageAlt: kind.longText, github: kind.link, live: kind.link },
  ...{ status: kind.name, timeline: kind.longText, category: kind.refusedOnly(kind.name) },
  ...{ featured: kind.flag, public: kind.flag },
  // A slug is unique, so a valid one can be stored only once.
  slug: kind.refusedOnly(kind.nullable(kind.slug)),
  skills: kind.list(kind.name, 'TypeScript'),
  media: kind.list(
    kind.object(
      {
        type: kind.oneOf('image', 'video'),
        url: kind.link,
        ...kind.optionalFields({ caption: kind.longText, filename: kind.name, alt: kind.longText }),
      },
      { type: 'image', url: '/a.png' },
    ),
    { type: 'image', url: '/a.png' },
  ),
  // Responses omit empty key figures.
  keyFigures: kind.refusedOnly(
    kind.list(kind.object({ value: kind.name, label: kind.name }, keyFigure), keyFigure),
  ),
  ...{ metaTitle: kind.refusedOnly(kind.name), metaDescription: kind.refusedOnly(kind.longText) },
  pageLayout: kind.refusedOnly(kind.oneOf('', ...PROJECT_PAGES)),
});

/**
 * Unpublished changes, with a few fields only: all fields share a schema and each invalid value costs a
 * request.
 */
function pendingChanges(fields: Record<string, kind.Kind>): kind.Kind {
  return kind.optional(kind.refusedOnly(kind.nullable(kind.object(fields, { title: 'Pending' }))));
}

const skillFields = kind.optionalFields({
  ...{ _id: kind.id, name: kind.name, category: kind.name, description: kind.longText },
  ...{ icon: kind.icon, color: kind.color, isCore: kind.flag },
});
const skillList = kind.list(kind.object(skillFields, { name: 'One' }), {});

const timelineFields = kind.optionalFields({
  ...publishing,
  type: kind.oneOf('profile', 'future', 'event', 'current'),
  // An order past the end is stored as the end, so the response may differ.
  order: kind.refusedOnly(kind.wholeNumber(0)),
  year: kind.wholeNumber(-9_999, 9_999),
  ...{ title: kind.name, icon: kind.icon, shortDescription: kind.longText, longDescription: kind.longText },
  ...{ profile: kind.refusedOnly(kind.sectionMap), future: kind.refusedOnly(kind.sectionMap) },
  ...{ profileSections: section, futureSections: section },
  // Responses omit these fields if they are not set.
  kind: { refused: [7, true, {}, '', 'job', 'work '], legal: [null], isOptional: false },
  endDate: kind.nullable(kind.refusedOnly(kind.endDate)),
});

const postFields = kind.optionalFields({
  ...publishing,
  ...{ title: kind.name, text: kind.longText, metaTitle: kind.name, metaDescription: kind.longText },
  // A slug is unique, so a valid one can be stored only once.
  slug: kind.refusedOnly(kind.slug),
});
const noteFields = {
  ...postFields,
  ...kind.optionalFields({
    ...{ summary: kind.longText, cover: kind.link, coverAlt: kind.longText },
    tags: kind.list(kind.text(1_000, { minLength: 1 }), 'Rust', 20),
    // Responses omit unknown projects.
    projects: kind.refusedOnly(kind.list(kind.id, UNKNOWN_ID, 50)),
  }),
};
const pageFields = {
  ...kind.withOneInvalidValue(postFields),
  place: kind.optional(kind.oneOf('navigation', 'footer', 'none')),
};
const savedUpdate = {
  expectedUpdatedAt: kind.optional(kind.moment),
  // Responses omit it.
  isSlugFromTitle: kind.optional(kind.refusedOnly(kind.flag)),
};

const previewed = {
  kind: kind.refusedOnly(kind.oneOf('project', 'timeline', 'note', 'page')),
  id: kind.id,
};

/** A list of sections in the order of a page. */
function sectionList(name: string, ...others: string[]): kind.Kind {
  const fields = { name: kind.oneOf(name, ...others), hidden: kind.flag };
  return kind.list(kind.object(fields, { name, hidden: true }), { name, hidden: true });
}

const expectedVersion = kind.optional(kind.refusedOnly(kind.wholeNumber(0)));
const secret = kind.refusedOnly(kind.longText);
const file = kind.refusedOnly(kind.text(500_000));
const githubProfile = kind.refusedOnly(kind.githubProfile);
const githubToken = kind.optional(kind.refusedOnly(kind.name));
const versionNumber = kind.refusedOnly(kind.wholeNumber(1));
const ids = kind.list(kind.id, UNKNOWN_ID);

const markdownTarget = kind.oneOf('projects', 'notes', 'pages');
const fileTarget = { key: 'one.md', target: 'notes' };
const markdownChoice = kind.optionalFields({
  target: markdownTarget,
  targets: kind.list(kind.object({ key: kind.name, target: markdownTarget }, fileTarget), fileTarget),
});
const contactFilter = kind.optionalFields({
  filter: kind.oneOf('all', 'unread', 'read'),
  q: kind.text(SEARCH_MAX_LENGTH),
});
const contactList = {
  ...contactFilter,
  ...kind.optionalFields({
    sortBy: kind.oneOf('createdAt', 'name', 'email'),
    sortOrder: kind.oneOf('asc', 'desc'),
  }),
};
const categoryRow: Row = {
  fields: kind.optionalFields({ category: kind.name, after: kind.id }),
};
type Item = 'notes' | 'pages' | 'projects' | 'timeline';
const newItem =
  (item: Item, fields = {}) =>
  async ({ services }: TestApp) => ({ id: (await services[item].create(fields))._id });
const newDraft = (item: Item) => newItem(item, { draft: true });
const newProject = newItem('projects');
const newNote = newItem('notes');
const newPage = newItem('pages');
const newElement = newItem('timeline');
const bulkRow: InputRow = { fields: { ids }, base: async app => ({ ids: [await newMessage(app)] }) };

const rowsWithInput: Record<string, Row> = {
  'auth.login': { fields: { email: secret, password: secret }, base: async () => OWNER },
  'auth.signInWithLink': {
    fields: { token: kind.refusedOnly(kind.text(100_000, { minLength: 1 })) },
    base: async ({ db, services: { firstSignIn } }) => {
      await expectFirstSignIn(db);
      return { token: (await firstSignIn.createToken()) ?? '' };
    },
  },
  'auth.refresh': {
    fields: { refreshToken: kind.refusedOnly(kind.text(10_000, { minLength: 1 })) },
    base: async app => ({ refreshToken: (await app.signIn()).refreshToken }),
  },
  'auth.revokeSession': {
    fields: { id: kind.id },
    base: async app => ({ id: readClaims((await app.signIn()).token).sid }),
  },
  'auth.changePassword': {
    fields: {
      currentPassword: secret,
      newPassword: kind.refusedOnly(kind.text(1_000, { minLength: 8 })),
    },
    base: async () => ({ currentPassword: OWNER.password, newPassword: OWNER.password }),
  },
  'auth.changeEmail': {
    fields: { email: kind.refusedOnly(kind.email), currentPassword: secret },
    base: async () => ({ email: OWNER.email, currentPassword: OWNER.password }),
  },

  'contacts.send': {
    fields: {
      name: kind.text(1_000, { minLength: 1 }),
      email: kind.email,
      message: kind.text(100_000, { minLength: 1 }),
      website: kind.optional(kind.longText),
    },
    base: async () => ({ name: 'Ada', email: 'ada@example.com', message: 'Hello' }),
    stored: getBody,
  },
  'contacts.list': { fields: contactList },
  'contacts.ids': { fields: contactFilter },
  'contacts.page': {
    fields: {
      ...contactList,
      ...kind.optionalFields({ offset: kind.wholeNumber(0), limit: kind.wholeNumber(1, 200) }),
    },
  },
  'contacts.get': { fields: { id: kind.id }, base: async app => ({ id: await newMessage(app) }) },
  'contacts.markRead': bulkRow,
  'contacts.markUnread': bulkRow,
  'contacts.remove': bulkRow,
  'contacts.restore': bulkRow,

  'markdown.render': { fields: { text: kind.longText }, base: async () => ({ text: 'Some *words*' }) },
  'imports.undo': { fields: { id: kind.id }, base: newImport },
  'imports.publish': { fields: { id: kind.id }, base: newImport },
  'imports.planResume': { fields: { text: file }, base: async () => ({ text: RESUME }) },
  'imports.applyResume': {
    fields: { text: file, keys: kind.refusedOnly(kind.list(kind.name, 'projects/one')) },
    base: async () => ({ text: RESUME, keys: [] }),
  },
  'imports.planRepositories': {
    fields: { profile: githubProfile, page: kind.optional(kind.wholeNumber(1, 100)), token: githubToken },
    base: async () => ({ profile: 'ada' }),
  },
  'imports.applyRepositories': {
    fields: {
      profile: githubProfile,
      keys: kind.refusedOnly(kind.list(kind.name, 'ada/engine')),
      token: githubToken,
    },
    base: async () => ({ profile: 'ada', keys: [] }),
  },
  'imports.refreshRepositories': { fields: { token: githubToken } },
  'imports.planMarkdown': { fields: { id: kind.id, ...markdownChoice }, base: newStagedMarkdown },
  'imports.applyMarkdown': {
    fields: {
      ...{ id: kind.id, ...markdownChoice },
      keys: kind.refusedOnly(kind.list(kind.name, 'one.md')),
    },
    base: async app => ({ ...(await newStagedMarkdown(app)), keys: [] }),
  },
  'imports.discardMarkdown': { fields: { id: kind.id }, base: async () => ({ id: 'gone' }), unknownId: 200 },

  'notes.list': { fields: { tag: kind.optional(kind.name) } },
  'notes.listPage': {
    fields: { tag: kind.optional(kind.name), page: kind.optional(kind.wholeNumber(1, 1_000_000)) },
  },
  'notes.get': { fields: { id: kind.id }, base: newNote },
  'notes.create': { fields: noteFields, stored: getBody },
  'notes.update': {
    fields: {
      ...{ id: kind.id, ...kind.withOneInvalidValue(noteFields), ...savedUpdate },
      pendingChanges: pendingChanges(kind.optionalFields({ title: kind.name, cover: kind.link })),
    },
    base: newNote,
    stored: getBody,
  },
  'notes.remove': { fields: { id: kind.id }, base: newNote },
  'notes.discard': { fields: { id: kind.id }, base: newDraft('notes') },
  'notes.view': {
    fields: { slug: kind.id },
    base: async app => ({ slug: (await app.services.notes.create({})).slug }),
  },

  'pages.get': { fields: { id: kind.id }, base: newPage },
  'pages.create': { fields: pageFields, stored: getBody },
  'pages.update': {
    fields: {
      ...{ id: kind.id, ...kind.withOneInvalidValue(pageFields), ...savedUpdate },
      pendingChanges: pendingChanges(kind.optionalFields({ title: kind.name, slug: kind.slug })),
    },
    base: newPage,
    stored: getBody,
  },
  'pages.remove': { fields: { id: kind.id }, base: newPage },
  'pages.discard': { fields: { id: kind.id }, base: newDraft('pages') },
  'pages.view': {
    fields: { slug: kind.id },
    base: async app => ({ slug: (await app.services.pages.create({})).slug }),
  },

  'previews.open': {
    fields: { token: kind.id },
    base: async app => {
      const item = { kind: 'project' as const, ...(await newProject(app)) };
      const { path } = await app.services.previews.createLink(item);
      return { token: path.split('/').at(-1) };
    },
  },
  'previews.link': { fields: previewed, base: newPreviewed, unknownId: 200 },
  'previews.createLink': { fields: previewed, base: newPreviewed },
  'previews.revokeLink': { fields: previewed, base: newPreviewed, unknownId: 200 },

  'projects.get': { fields: { id: kind.id }, base: newProject },
  'projects.setOrder': {
    fields: { order: kind.refusedOnly(kind.list(kind.id, UNKNOWN_ID)) },
    base: async app => ({ order: [(await newProject(app)).id] }),
  },
  'projects.updateMany': {
    fields: {
      projects: kind.refusedOnly(
        kind.list(
          kind.object(
            {
              id: kind.id,
              ...kind.optionalFields({ ...publishing, featured: kind.flag, public: kind.flag }),
            },
            { id: UNKNOWN_ID },
          ),
          { id: UNKNOWN_ID },
          500,
        ),
      ),
    },
    base: async app => ({ projects: [{ id: (await newProject(app)).id, featured: true }] }),
  },
  'projects.removeMany': {
    fields: { ids: kind.list(kind.id, UNKNOWN_ID, 500) },
    base: async app => ({ ids: [(await newProject(app)).id] }),
  },
  'projects.create': { fields: projectFields, stored: getFirst },
  'projects.update': {
    fields: {
      id: kind.id,
      ...projectFields,
      // The service refuses an empty category, see tests/integration/engines/projects.test.ts.
      category: kind.optional({ ...kind.name, legal: kind.name.legal.filter(value => value !== '') }),
      pendingChanges: pendingChanges(
        kind.optionalFields({ title: kind.name, github: kind.link, featured: kind.flag }),
      ),
      ...savedUpdate,
    },
    base: newProject,
    stored: getBody,
  },
  'projects.remove': { fields: { id: kind.id }, base: newProject },
  'projects.discard': { fields: { id: kind.id }, base: newDraft('projects') },
  'projects.addCategory': {
    fields: { category: kind.text(1_000, { minLength: 1 }) },
    base: async () => ({ category: 'Web' }),
  },
  'projects.setCategoryOrder': {
    fields: { order: kind.refusedOnly(kind.list(kind.name, 'Web')) },
    base: async app => ({ order: await app.services.projects.getCategoryOrder() }),
  },
  'projects.addStatus': {
    fields: { status: kind.text(1_000, { minLength: 1 }) },
    base: async () => ({ status: 'paused' }),
  },
  'projects.inCategory': categoryRow,
  'projects.openRows': categoryRow,
  'projects.page': {
    fields: { address: kind.id },
    base: async app => ({ address: (await newProject(app)).id }),
  },

  'search.find': { fields: { q: kind.text(SEARCH_MAX_LENGTH) }, base: async () => ({ q: 'pen' }) },
  'search.projects': {
    fields: kind.optionalFields({
      ...{ q: kind.text(SEARCH_MAX_LENGTH), skill: kind.name, status: kind.name, category: kind.name },
    }),
  },

  'setup.update': {
    fields: kind.optionalFields({
      step: kind.nullable(kind.wholeNumber(0, 4)),
      isChecklistHidden: kind.flag,
      postponed: kind.list(kind.oneOf('publicUrl', 'mail', 'counters'), 'mail', 3),
    }),
    base: async () => ({ step: 1 }),
  },

  'site.update': {
    fields: kind.optionalFields({
      ...{ ownerName: kind.name, role: kind.name, headline: kind.name, introduction: kind.longText },
      ...{ avatar: kind.link, location: kind.name, education: kind.name, employment: kind.name },
      ...{ codeProfileUrl: kind.link, birthDate: kind.nullable(kind.date) },
      experienceStart: kind.nullable(kind.date),
      links: kind.list(
        kind.object({ label: kind.name, url: kind.link, icon: kind.icon }, iconLink),
        iconLink,
      ),
      topics: kind.list(
        kind.object(
          { name: kind.name, description: kind.longText, icon: kind.icon },
          { name: 'N', description: '', icon: '' },
        ),
        { name: 'N', description: '', icon: '' },
      ),
      quotes: kind.list(kind.object({ text: kind.longText, author: kind.name }, { text: 'T', author: 'A' }), {
        text: 'T',
        author: 'A',
      }),
      projectOrder: kind.oneOf(...PROJECT_ORDERS),
      projectPage: kind.oneOf(...PROJECT_PAGES),
      archiveOpen: kind.oneOf(...ARCHIVE_OPEN),
      featuredLayout: kind.oneOf(...FEATURED_LAYOUTS),
      aboutView: kind.oneOf(...ABOUT_VIEWS),
      replyPromise: kind.name,
      accent: kind.accent,
      style: kind.oneOf(...LOOK_STYLES),
      type: kind.oneOf(...TYPE_CHOICES),
      firstTheme: kind.oneOf(...FIRST_THEMES),
      hero: kind.oneOf(...HEROES),
      ...{ heroImage: kind.link, heroImageAlt: kind.name },
      homeSections: sectionList(...HOME_SECTIONS),
      // These lists have the same schema as homeSections.
      ...kind.withOneInvalidValue({
        counters: sectionList(...COUNTERS),
        aboutSections: sectionList(...ABOUT_SECTIONS),
        navigation: sectionList(...NAVIGATION),
        demos: sectionList(...DEMOS),
      }),
      playground: kind.flag,
      texts: kind.object(kind.optionalFields({ skillsTitle: kind.name, skillsIntro: kind.longText }), {
        skillsTitle: 'T',
      }),
      ...{ logo: kind.oneOf(...LOGOS), logoImage: kind.uploadedLogo },
      expectedVersion,
    }),
    stored: getBody,
  },

  'skills.replace': {
    fields: {},
    list: skillList,
    base: async () => [{ name: 'One' }],
  },
  'skills.saveList': {
    fields: { skills: kind.refusedOnly(skillList), expectedVersion },
    base: async () => ({ skills: [{ name: 'One' }] }),
  },
  'skills.setCore': {
    fields: { id: kind.id, isCore: kind.flag },
    base: async app => ({ id: await newSkill(app), isCore: true }),
    stored: getBody,
  },
  'skills.remove': { fields: { id: kind.id }, base: async app => ({ id: await newSkill(app) }) },

  'timeline.create': { fields: timelineFields, stored: getBody },
  'timeline.update': {
    fields: {
      id: kind.id,
      ...timelineFields,
      pendingChanges: pendingChanges(kind.optionalFields({ title: kind.name, icon: kind.icon })),
      expectedVersion,
    },
    base: newElement,
    stored: getBody,
  },
  'timeline.remove': { fields: { id: kind.id }, base: newElement },
  'timeline.discard': { fields: { id: kind.id }, base: newDraft('timeline') },
  'timeline.reorder': {
    fields: {
      elements: kind.refusedOnly(
        kind.list(
          kind.object(
            { _id: kind.id, order: kind.wholeNumber(Number.MIN_SAFE_INTEGER) },
            { _id: '', order: 0 },
          ),
          {
            _id: '',
            order: 0,
          },
        ),
      ),
      expectedVersion,
    },
    base: async app => ({ elements: [{ _id: (await newElement(app)).id, order: 0 }] }),
  },

  'backups.planImport': { fields: { id: kind.id }, base: newStagedBackup },
  'backups.importContent': { fields: { id: kind.id }, base: newStagedBackup },
  'backups.discard': { fields: { id: kind.id }, base: async () => ({ id: 'gone' }), unknownId: 200 },

  'copies.create': {
    fields: { address: kind.optional(kind.copyAddress), contact: kind.optional(kind.formAddress) },
    // One copy is created at a time.
    base: async app => {
      await app.services.copies.cancel();
      return {};
    },
  },

  'trash.restore': {
    fields: {
      id: kind.id,
      category: kind.optional(kind.name),
      slug: kind.optional(kind.refusedOnly(kind.nullable(kind.slug))),
    },
    base: app => newTrashedProject(app),
  },
  'trash.restoreProjects': {
    fields: { ids: kind.list(kind.id, UNKNOWN_ID, 500) },
    base: async app => ({ ids: [(await newTrashedProject(app)).id] }),
  },
  'trash.remove': { fields: { id: kind.id }, base: app => newTrashedProject(app) },

  'uploads.remove': { fields: { filename: kind.id }, base: newUpload },
  'uploads.removeByPath': { fields: { filename: kind.id }, base: newUpload },
  'views.record': {
    fields: {
      projectId: kind.optional(kind.nullable(kind.id)),
      sessionId: kind.text(200, { minLength: 1 }),
    },
    base: async () => ({ sessionId: 'visitor' }),
  },
  'views.project': { fields: { id: kind.id }, base: newProject, unknownId: 200 },
  'views.list': {
    fields: kind.optionalFields({
      projectId: kind.id,
      since: kind.refusedOnly(kind.moment),
      limit: kind.wholeNumber(1),
    }),
  },
  'views.summary': {
    fields: {
      timeZone: {
        refused: [7, null, {}, '', 'Mars/Olympus', '+05:00', 'a\0', 'x'.repeat(1_000)],
        legal: ['Asia/Kathmandu', 'UTC'],
        isOptional: false,
      },
    },
    base: async () => ({ timeZone: 'UTC' }),
  },

  'versions.list': { fields: { id: kind.id }, base: newProject, unknownId: 200 },
  'versions.get': { fields: { id: kind.id, number: versionNumber }, base: newSavedProject },
  'versions.restore': {
    fields: { id: kind.id, number: versionNumber, expectedNumber: expectedVersion },
    base: newSavedProject,
  },
};

const withoutInput: InputRow = { fields: {}, base: async () => undefined };

export const inputRows: Record<string, InputRow> = {
  ...Object.fromEntries(
    listProcedures(createIdleRouter())
      .filter(({ input }) => input === undefined)
      .map(({ name }) => [name, withoutInput]),
  ),
  ...Object.fromEntries(
    Object.entries(rowsWithInput).map(([name, row]) => [name, { base: async () => ({}), ...row }]),
  ),
};

const RESUME = '{"projects":[{"name":"One"}]}';

export function getInputRow(procedure: string): InputRow {
  const row = inputRows[procedure];
  if (!row) throw new Error(`${procedure} has no row in tests/support/bad-input/input-rows.ts`);
  return row;
}

async function newImport(app: TestApp): Promise<{ id: string }> {
  const name = `One ${newId()}`;
  const reading = readJsonResume(JSON.stringify({ projects: [{ name }] }));
  const { _id } = await app.services.imports.apply(
    reading,
    reading.items.map(({ key }) => key),
  );
  return { id: String(_id) };
}

async function newStagedMarkdown(app: TestApp): Promise<{ id: string; target: string }> {
  const content = packParts({ 'one.md': Buffer.from('# One') });
  const { id } = await app.services.markdownImport.receive(content);
  return { id, target: 'notes' };
}

/** Creates a project with two versions. */
async function newSavedProject(app: TestApp): Promise<{ id: string; number: number }> {
  const { id } = await newProject(app);
  await app.services.projects.update({ id, title: 'Another' });
  return { id, number: 1 };
}

/** Stages an export of the same site; importing it changes nothing. */
async function newStagedBackup(app: TestApp): Promise<{ id: string }> {
  const content = new PassThrough();
  const writing = app.services.backups.writeContent(content, { hasDrafts: true });
  const [{ id }] = await Promise.all([app.services.backups.receive(content), writing]);
  return { id };
}

async function newTrashedProject(app: TestApp): Promise<{ id: string }> {
  const { id } = await newProject(app);
  await app.services.projects.remove(id);
  return { id };
}

async function newPreviewed(app: TestApp): Promise<unknown> {
  return { kind: 'project', ...(await newProject(app)) };
}

async function newSkill(app: TestApp): Promise<string> {
  const { skills } = await app.services.skills.saveList([{ ...NEW_SKILL, name: 'One' }]);
  return skills[0]?._id ?? '';
}

async function newMessage(app: TestApp): Promise<string> {
  return (await app.services.contacts.send({ name: 'Ada', email: 'a@b', message: 'Hello' }))._id;
}

/** Stores the row of a file that is missing from the folder; deleting such a file succeeds. */
async function newUpload(app: TestApp): Promise<{ filename: string }> {
  const name = `${newId()}.pdf`;
  const row = { name, mediaType: 'application/pdf', bytes: 1, width: null, height: null };
  await app.db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'client', createdAt: new Date() }),
  );
  return { filename: name };
}
