import {
  type NoteInput,
  noteChangesSchema,
  noteInputSchema,
  type PageInput,
  pageChangesSchema,
  pageInputSchema,
} from '#shared/contract/post';
import { type ProjectInput, projectChangesSchema, projectInputSchema } from '#shared/contract/project';
import {
  type TimelineElementInput,
  timelineElementChangesInputSchema,
  timelineElementInputSchema,
} from '#shared/contract/timeline-element';
import { createNoteInput, createPageInput } from './post-factory';
import { createProjectInput } from './project-factory';

/** A text that must never reach a visitor. */
export const MARK = 'unseen';

const PUBLISHING = ['draft', 'publishAt'];
const UNMARKED_FIELDS = [
  'order',
  'year',
  'endDate',
  'type',
  'kind',
  'featured',
  'coverTurn',
  'public',
  'place',
  'projects',
];

/**
 * The states that hide an item from visitors, each with the changes that lead to it from a published item.
 */
export const HIDDEN = {
  draft: () => ({ draft: true }),
  scheduled: () => ({ publishAt: new Date(Date.now() + 3_600_000).toISOString() }),
  'draft whose moment has passed': () => ({ draft: true, publishAt: '2020-01-01T00:00:00.000Z' }),
};

let slugCount = 0;

/** Creates a project with the mark in every text. */
export function hiddenProject(fields: ProjectInput = {}): ProjectInput {
  const { pageLayout, ...project } = createProjectInput({ featured: true, public: true });
  return {
    ...requireAll(projectInputSchema.shape, { ...withMark(project), slug: nextSlug(), pageLayout }),
    ...fields,
  };
}

/** Creates a timeline element with the mark in every text. */
export function hiddenElement(fields: TimelineElementInput = {}): TimelineElementInput {
  const sections = [{ title: `${MARK} section`, text: `${MARK} text` }];
  const element = withMark({
    title: 'Title',
    icon: 'fa-star',
    shortDescription: 'Short',
    longDescription: 'Long',
    profile: { [`${MARK} section`]: `${MARK} text` },
    future: { [`${MARK} section`]: `${MARK} text` },
  });
  const marked = { ...element, profileSections: sections, futureSections: sections };
  return { ...requireAll(timelineElementInputSchema.shape, marked), type: 'profile', year: 1999, ...fields };
}

/** Creates a note with the mark in every text. */
export function hiddenNote(fields: NoteInput = {}): NoteInput {
  return {
    ...requireAll(noteInputSchema.shape, { ...withMark(createNoteInput()), slug: nextSlug() }),
    ...fields,
  };
}

/** Creates a page with the mark in every text. */
export function hiddenPage(fields: PageInput = {}): PageInput {
  const { place, ...texts } = createPageInput();
  return { ...requireAll(pageInputSchema.shape, { ...withMark(texts), slug: nextSlug() }), place, ...fields };
}

function nextSlug(): string {
  slugCount += 1;
  return `${MARK}-${slugCount}`;
}

/** Unpublished changes to every field of a published item, whose published fields visitors still see. */
export const PENDING = {
  project: () => projectChangesSchema.parse(hiddenProject()),
  element: () => timelineElementChangesInputSchema.parse(hiddenElement()),
  note: () => noteChangesSchema.parse(hiddenNote()),
  page: () => pageChangesSchema.parse(hiddenPage()),
};

/** Adds the mark to texts and links and leaves numbers and booleans unchanged. */
function withMark<Value>(value: Value): Value;
function withMark(value: unknown): unknown {
  if (typeof value === 'string') return /^(image|video|de)$/.test(value) ? value : addMark(value);
  if (Array.isArray(value)) return value.map(item => withMark(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMark(each)]));
}

function addMark(text: string): string {
  if (text.startsWith('fa-')) return `fa-${MARK}`;
  return /^(\/|https:)/.test(text) ? `${text}${MARK}` : `${MARK} ${text}`;
}

function requireAll<Item extends object>(shape: object, item: Item): Item {
  const missing = Object.keys(shape).filter(
    name => ![...PUBLISHING, ...UNMARKED_FIELDS].includes(name) && !(name in item),
  );
  if (missing.length > 0) throw new Error(`Fields without a marked text: ${missing.join(', ')}`);
  return item;
}
