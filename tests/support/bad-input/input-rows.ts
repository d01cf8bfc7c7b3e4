import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { FIRST_THEMES, HEROES, LOGOS, LOOK_STYLES, TYPE_CHOICES } from '#shared/appearance/looks';
import { PROJECT_PAGES } from '#shared/contract/project';
import { siteFields } from '#shared/contract/site';
import { NEW_SKILL } from '#shared/contract/skill';
import { MAX_TURN } from '#shared/covers/cover';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import { ABOUT_SECTIONS } from '#shared/sections/about';
import { COUNTERS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { DEMOS } from '#shared/sections/projects';
import { extraInputRows } from '#tests/extras/input-rows';
import { expectFirstSignIn } from '../app/expect-first-sign-in';
import { createIdleRouter } from '../app/idle-router';
import { listProcedures } from '../app/list-procedures';
import { OWNER } from '../app/owner';
import type { TestApp } from '../app/start-app';
import { readClaims } from '../app/token-factory';
import { UNKNOWN_ID } from '../content/project-factory';
import * as kind from './field-kinds';
import type { InputRow, Row } from './input-row';

const requiredName = kind.text(1_000, { minLength: 1 });
const getBody = (body: unknown) => body;
const getFirst = (body: unknown) => Object(body)[0];

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const section = kind.objects({ title: kind.name, text: kind.longText }, { title: 'T', text: 't' });

/** Responses omit these fields for published items. */
const publishing = {
  draft: kind.refusedOnly(kind.flag),
  publishAt: kind.refusedOnly(kind.nullable(kind.moment)),
};

const projectFields = kind.optionalFields({
  ...publishing,
  ...kind.each(kind.name, 'title', 'status'),
  ...kind.each(kind.longText, 'description', 'details', 'learned', 'imageAlt', 'timeline'),
  coverTurn: kind.wholeNumber(0, MAX_TURN),
  ...kind.each(kind.link, 'image', 'github', 'live'),
  ...kind.each(kind.flag, 'featured', 'public'),
  ...kind.each(kind.refusedOnly(kind.name), 'category', 'metaTitle'),
  metaDescription: kind.refusedOnly(kind.longText),
  language: kind.refusedOnly(kind.language),
  // A slug is unique, so a valid one can be stored only once.
  slug: kind.refusedOnly(kind.nullable(kind.slug)),
  skills: kind.list(kind.name, 'TypeScript'),
  media: kind.objects(
    {
      type: kind.oneOf('image', 'video'),
      url: kind.link,
      ...kind.optionalFields({
        caption: kind.longText,
        filename: kind.name,
        alt: kind.longText,
        loop: kind.flag,
      }),
    },
    { type: 'image', url: '/a.png' },
  ),
  // Responses omit empty key figures.
  keyFigures: kind.refusedOnly(
    kind.objects(kind.each(kind.name, 'value', 'label'), { value: '14', label: 'scales' }),
  ),
  pageLayout: kind.refusedOnly(kind.oneOf('', ...PROJECT_PAGES)),
});

/**
 * Unpublished changes, with a few fields only: all fields share a schema and each invalid value costs a
 * request.
 */
function pendingChanges(fields: Record<string, kind.Kind>): kind.Kind {
  const changes = kind.object(kind.optionalFields(fields), { title: 'Pending' });
  return kind.optional(kind.refusedOnly(kind.nullable(changes)));
}

const skillList = kind.list(
  kind.object(
    kind.optionalFields({
      ...kind.each(kind.name, 'name', 'category'),
      _id: kind.id,
      description: kind.longText,
      icon: kind.icon,
      color: kind.color,
      isCore: kind.flag,
    }),
    { name: 'One' },
  ),
  {},
);

const timelineFields = kind.optionalFields({
  ...publishing,
  type: kind.oneOf('profile', 'future', 'event', 'current'),
  // An order past the end is stored as the end, so the response may differ.
  order: kind.refusedOnly(kind.wholeNumber(0)),
  year: kind.wholeNumber(-9_999, 9_999),
  title: kind.name,
  icon: kind.icon,
  ...kind.each(kind.longText, 'shortDescription', 'longDescription'),
  ...kind.each(kind.refusedOnly(kind.sectionMap), 'profile', 'future'),
  ...kind.each(section, 'profileSections', 'futureSections'),
  // Responses omit these fields if they are not set.
  kind: { refused: [7, true, {}, '', 'job', 'work '], legal: [null], isOptional: false },
  endDate: kind.nullable(kind.refusedOnly(kind.endDate)),
});

const postFields = kind.optionalFields({
  ...publishing,
  ...kind.each(kind.name, 'title', 'metaTitle'),
  ...kind.each(kind.longText, 'text', 'metaDescription'),
  language: kind.refusedOnly(kind.language),
  // A slug is unique, so a valid one can be stored only once.
  slug: kind.refusedOnly(kind.slug),
});
const noteFields = {
  ...postFields,
  ...kind.optionalFields({
    ...kind.each(kind.longText, 'summary', 'coverAlt'),
    cover: kind.link,
    coverTurn: kind.wholeNumber(0, MAX_TURN),
    tags: kind.list(requiredName, 'Rust', 20),
    // Responses omit unknown projects.
    projects: kind.refusedOnly(kind.list(kind.id, UNKNOWN_ID, 50)),
  }),
};
const pageFields = {
  ...kind.withOneInvalidValue(postFields),
  place: kind.optional(kind.oneOf('navigation', 'footer', 'none')),
};
const savedUpdate = {
  id: kind.id,
  expectedUpdatedAt: kind.optional(kind.moment),
  // Responses omit it.
  isSlugFromTitle: kind.optional(kind.refusedOnly(kind.flag)),
};

/** A list of sections in the order of a page. */
function sectionList(name: string, ...others: string[]): kind.Kind {
  return kind.objects({ name: kind.oneOf(name, ...others), hidden: kind.flag }, { name, hidden: true });
}

const expectedVersion = kind.optional(kind.refusedOnly(kind.wholeNumber(0)));
const secret = kind.refusedOnly(kind.longText);
const versionNumber = kind.refusedOnly(kind.wholeNumber(1));
const someIds = { ids: kind.list(kind.id, UNKNOWN_ID, 500) };

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

type Item = 'notes' | 'pages' | 'projects' | 'timeline';
const newItem =
  (item: Item, fields = {}) =>
  async ({ services }: TestApp) => ({ id: (await services[item].create(fields))._id });
const newDraft = (item: Item) => newItem(item, { draft: true });
const newSlug =
  (item: 'notes' | 'pages') =>
  async ({ services }: TestApp) => ({ slug: (await services[item].create({})).slug });
const newProject = newItem('projects');
const newNote = newItem('notes');
const newPage = newItem('pages');
const newElement = newItem('timeline');
const inList = (create: (app: TestApp) => Promise<{ id: string }>) => async (app: TestApp) => ({
  ids: [(await create(app)).id],
});

const categoryRow: Row = { fields: kind.optionalFields({ category: kind.name, after: kind.id }) };
const messagesRow: Row = { fields: { ids: kind.list(kind.id, UNKNOWN_ID) }, base: inList(newMessage) };
const previewRow: Row = {
  fields: { kind: kind.refusedOnly(kind.oneOf('project', 'timeline', 'note', 'page')), id: kind.id },
  base: async app => ({ kind: 'project', ...(await newProject(app)) }),
};

const rowsWithInput: Record<string, Row> = {
  'auth.login': { fields: { email: secret, password: secret }, base: OWNER },
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
  'auth.revokeSession': { base: async app => ({ id: readClaims((await app.signIn()).token).sid }) },
  'auth.changePassword': {
    fields: { currentPassword: secret, newPassword: kind.refusedOnly(kind.text(1_000, { minLength: 8 })) },
    base: { currentPassword: OWNER.password, newPassword: OWNER.password },
  },
  'auth.changeEmail': {
    fields: { email: kind.refusedOnly(kind.email), currentPassword: secret },
    base: { email: OWNER.email, currentPassword: OWNER.password },
  },

  'contacts.send': {
    fields: {
      name: requiredName,
      email: kind.email,
      message: kind.text(100_000, { minLength: 1 }),
      website: kind.optional(kind.longText),
    },
    base: MESSAGE,
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
  'contacts.get': { base: newMessage },
  'contacts.markRead': messagesRow,
  'contacts.markUnread': messagesRow,
  'contacts.remove': messagesRow,
  'contacts.restore': messagesRow,

  'markdown.render': { fields: { text: kind.longText }, base: { text: 'Some *words*' } },

  'notes.list': { fields: { tag: kind.optional(kind.name) } },
  'notes.listPage': { fields: kind.optionalFields({ tag: kind.name, page: kind.wholeNumber(1, 1_000_000) }) },
  'notes.get': { base: newNote },
  'notes.create': { fields: noteFields, stored: getBody },
  'notes.update': {
    fields: {
      ...savedUpdate,
      ...kind.withOneInvalidValue(noteFields),
      pendingChanges: pendingChanges({ title: kind.name, cover: kind.link }),
    },
    base: newNote,
    stored: getBody,
  },
  'notes.remove': { base: newNote },
  'notes.discard': { base: newDraft('notes') },
  'notes.view': { fields: { slug: kind.id }, base: newSlug('notes') },

  'pages.get': { base: newPage },
  'pages.create': { fields: pageFields, stored: getBody },
  'pages.update': {
    fields: {
      ...savedUpdate,
      ...kind.withOneInvalidValue(pageFields),
      pendingChanges: pendingChanges({ title: kind.name, slug: kind.slug }),
    },
    base: newPage,
    stored: getBody,
  },
  'pages.remove': { base: newPage },
  'pages.discard': { base: newDraft('pages') },
  'pages.view': { fields: { slug: kind.id }, base: newSlug('pages') },

  'previews.open': {
    fields: { token: kind.id },
    base: async app => {
      const { id } = await newProject(app);
      const { path } = await app.services.previews.createLink({ kind: 'project', id });
      return { token: path.split('/').at(-1) };
    },
  },
  'previews.link': { ...previewRow, unknownId: 200 },
  'previews.createLink': previewRow,
  'previews.revokeLink': { ...previewRow, unknownId: 200 },

  'projects.get': { base: newProject },
  'projects.setOrder': {
    fields: { order: kind.refusedOnly(kind.list(kind.id, UNKNOWN_ID)) },
    base: async app => ({ order: [(await newProject(app)).id] }),
  },
  'projects.updateMany': {
    fields: {
      projects: kind.refusedOnly(
        kind.objects(
          {
            id: kind.id,
            ...kind.optionalFields({ ...publishing, ...kind.each(kind.flag, 'featured', 'public') }),
          },
          { id: UNKNOWN_ID },
          500,
        ),
      ),
    },
    base: async app => ({ projects: [{ ...(await newProject(app)), featured: true }] }),
  },
  'projects.removeMany': { fields: someIds, base: inList(newProject) },
  'projects.create': { fields: projectFields, stored: getFirst },
  'projects.update': {
    fields: {
      ...savedUpdate,
      ...projectFields,
      // The service refuses an empty category, see tests/integration/engines/projects.test.ts.
      category: kind.optional({ ...kind.name, legal: kind.name.legal.filter(value => value !== '') }),
      pendingChanges: pendingChanges({ title: kind.name, github: kind.link, featured: kind.flag }),
    },
    base: newProject,
    stored: getBody,
  },
  'projects.remove': { base: newProject },
  'projects.discard': { base: newDraft('projects') },
  'projects.addCategory': { fields: { category: requiredName }, base: { category: 'Web' } },
  'projects.setCategoryOrder': {
    fields: { order: kind.refusedOnly(kind.list(kind.name, 'Web')) },
    base: async app => ({ order: await app.services.projects.getCategoryOrder() }),
  },
  'projects.addStatus': { fields: { status: requiredName }, base: { status: 'paused' } },
  'projects.inCategory': categoryRow,
  'projects.openRows': categoryRow,
  'projects.page': {
    fields: { address: kind.id },
    base: async app => ({ address: (await newProject(app)).id }),
  },

  'search.find': { fields: { q: kind.text(SEARCH_MAX_LENGTH) }, base: { q: 'pen' } },
  'search.projects': {
    fields: kind.optionalFields({
      q: kind.text(SEARCH_MAX_LENGTH),
      ...kind.each(kind.name, 'skill', 'status', 'category'),
    }),
  },

  'setup.update': {
    fields: kind.optionalFields({
      step: kind.nullable(kind.wholeNumber(0, 4)),
      isChecklistHidden: kind.flag,
      postponed: kind.list(kind.oneOf('publicUrl', 'mail', 'counters'), 'mail', 3),
    }),
    base: { step: 1 },
  },

  'site.update': {
    fields: kind.optionalFields({
      ...kind.each(kind.name, 'ownerName', 'role', 'headline', 'location', 'education', 'employment'),
      ...kind.each(kind.name, 'replyPromise', 'heroImageAlt'),
      ...kind.each(kind.link, 'avatar', 'codeProfileUrl', 'heroImage'),
      ...kind.each(kind.nullable(kind.date), 'birthDate', 'experienceStart'),
      introduction: kind.longText,
      links: kind.objects(
        { label: kind.name, url: kind.link, icon: kind.icon },
        { label: 'L', url: '/l', icon: 'fa-x' },
      ),
      topics: kind.objects(
        { name: kind.name, description: kind.longText, icon: kind.icon },
        { name: 'N', description: '', icon: '' },
      ),
      quotes: kind.objects({ text: kind.longText, author: kind.name }, { text: 'T', author: 'A' }),
      projectOrder: kind.oneOf(...siteFields.projectOrder.value.options),
      projectPage: kind.oneOf(...PROJECT_PAGES),
      archiveOpen: kind.oneOf(...siteFields.archiveOpen.value.options),
      featuredLayout: kind.oneOf(...siteFields.featuredLayout.value.options),
      aboutView: kind.oneOf(...siteFields.aboutView.value.options),
      language: kind.oneOf(...siteFields.language.value.options),
      accent: kind.accent,
      style: kind.oneOf(...LOOK_STYLES),
      type: kind.oneOf(...TYPE_CHOICES),
      firstTheme: kind.oneOf(...FIRST_THEMES),
      hero: kind.oneOf(...HEROES),
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
      logo: kind.oneOf(...LOGOS),
      logoImage: kind.uploadedLogo,
      fonts: kind.objects(
        { name: kind.name, file: kind.uploadedFont },
        { name: 'F', file: '/uploads/f.ttf' },
        10,
      ),
      expectedVersion,
    }),
    stored: getBody,
  },

  'skills.replace': { fields: {}, list: skillList, base: [{ name: 'One' }] },
  'skills.saveList': {
    fields: { skills: kind.refusedOnly(skillList), expectedVersion },
    base: { skills: [{ name: 'One' }] },
  },
  'skills.setCore': {
    fields: { id: kind.id, isCore: kind.flag },
    base: async app => ({ ...(await newSkill(app)), isCore: true }),
    stored: getBody,
  },
  'skills.remove': { base: newSkill },

  'timeline.create': { fields: timelineFields, stored: getBody },
  'timeline.update': {
    fields: {
      id: kind.id,
      ...timelineFields,
      expectedVersion,
      pendingChanges: pendingChanges({ title: kind.name, icon: kind.icon }),
    },
    base: newElement,
    stored: getBody,
  },
  'timeline.remove': { base: newElement },
  'timeline.discard': { base: newDraft('timeline') },
  'timeline.reorder': {
    fields: {
      elements: kind.refusedOnly(
        kind.objects(
          { _id: kind.id, order: kind.wholeNumber(Number.MIN_SAFE_INTEGER) },
          { _id: '', order: 0 },
        ),
      ),
      expectedVersion,
    },
    base: async app => ({ elements: [{ _id: (await newElement(app)).id, order: 0 }] }),
  },

  'backups.discard': { base: { id: 'gone' }, unknownId: 200 },

  'trash.restore': {
    fields: {
      id: kind.id,
      category: kind.optional(kind.name),
      slug: kind.optional(kind.refusedOnly(kind.nullable(kind.slug))),
    },
    base: newTrashedProject,
  },
  'trash.restoreProjects': { fields: someIds, base: inList(newTrashedProject) },
  'trash.remove': { base: newTrashedProject },

  'fonts.remove': { fields: { filename: kind.id }, base: { filename: 'f.ttf' } },
  'uploads.remove': { fields: { filename: kind.id }, base: newUpload },
  'uploads.removeByPath': { fields: { filename: kind.id }, base: newUpload },
  'views.record': {
    fields: { projectId: kind.optional(kind.nullable(kind.id)), sessionId: kind.text(200, { minLength: 1 }) },
    base: { sessionId: 'visitor' },
  },
  'views.project': { base: newProject, unknownId: 200 },
  'views.list': {
    fields: kind.optionalFields({
      projectId: kind.id,
      since: kind.refusedOnly(kind.moment),
      limit: kind.wholeNumber(1),
    }),
  },
  'views.summary': { fields: { timeZone: kind.timeZone }, base: { timeZone: 'UTC' } },

  'versions.list': { base: newProject, unknownId: 200 },
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
    Object.entries({ ...rowsWithInput, ...extraInputRows }).map(([name, row]) => [name, complete(row)]),
  ),
};

function complete({ base = {}, ...row }: Row): InputRow {
  return {
    fields: { id: kind.id },
    ...row,
    base: async app => (typeof base === 'function' ? base(app) : base),
  };
}

export function getInputRow(procedure: string): InputRow {
  const row = inputRows[procedure];
  if (!row) throw new Error(`${procedure} has no row in tests/support/bad-input/input-rows.ts`);
  return row;
}

/** Creates a project with two versions. */
async function newSavedProject(app: TestApp): Promise<{ id: string; number: number }> {
  const { id } = await newProject(app);
  await app.services.projects.update({ id, title: 'Another' });
  return { id, number: 1 };
}

async function newTrashedProject(app: TestApp): Promise<{ id: string }> {
  const { id } = await newProject(app);
  await app.services.projects.remove(id);
  return { id };
}

async function newSkill(app: TestApp): Promise<{ id: string }> {
  const { skills } = await app.services.skills.saveList([{ ...NEW_SKILL, name: 'One' }]);
  return { id: skills[0]?._id ?? '' };
}

async function newMessage(app: TestApp): Promise<{ id: string }> {
  return { id: (await app.services.contacts.send(MESSAGE))._id };
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
