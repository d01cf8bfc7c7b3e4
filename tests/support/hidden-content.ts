import {
  type NoteInput,
  noteChangesSchema,
  noteInputSchema,
  type PageInput,
  pageChangesSchema,
  pageInputSchema,
} from '../../src/shared/contract/post';
import {
  type ProjectInput,
  projectChangesSchema,
  projectInputSchema,
} from '../../src/shared/contract/project';
import {
  type TimelineElementInput,
  timelineElementChangesInputSchema,
  timelineElementInputSchema,
} from '../../src/shared/contract/timeline-element';
import { wholeNote, wholePage } from './post-factory';
import { wholeProject } from './project-factory';

/** What must never reach a visitor. */
export const MARK = 'unseen';

const PUBLISHING = ['draft', 'publishAt'];
const OTHERS = ['order', 'year', 'endDate', 'type', 'kind', 'featured', 'public', 'place', 'projects'];

/** The states in which visitors see nothing, and how an item gets there from a published one. */
export const HIDDEN = {
  draft: () => ({ draft: true }),
  scheduled: () => ({ publishAt: new Date(Date.now() + 3_600_000).toISOString() }),
  'draft whose moment has passed': () => ({ draft: true, publishAt: '2020-01-01T00:00:00.000Z' }),
};

let planting = 0;

/** A project with the mark in every text. */
export function hiddenProject(fields: ProjectInput = {}): ProjectInput {
  const project = wholeProject({ featured: true, public: true });
  return { ...requireAll(projectInputSchema.shape, { ...planted(project), slug: nextSlug() }), ...fields };
}

/** An element of the timeline with the mark in every text. */
export function hiddenElement(fields: TimelineElementInput = {}): TimelineElementInput {
  const sections = [{ title: `${MARK} section`, text: `${MARK} text` }];
  const element = planted({
    ...{ title: 'Title', icon: 'fa-star', shortDescription: 'Short', longDescription: 'Long' },
    ...{ profile: { [`${MARK} section`]: `${MARK} text` }, future: { [`${MARK} section`]: `${MARK} text` } },
  });
  const whole = { ...element, profileSections: sections, futureSections: sections };
  return { ...requireAll(timelineElementInputSchema.shape, whole), type: 'profile', year: 1999, ...fields };
}

/** A note with the mark in every text. */
export function hiddenNote(fields: NoteInput = {}): NoteInput {
  return { ...requireAll(noteInputSchema.shape, { ...planted(wholeNote()), slug: nextSlug() }), ...fields };
}

/** A page with the mark in every text. */
export function hiddenPage(fields: PageInput = {}): PageInput {
  const { place, ...texts } = wholePage();
  return { ...requireAll(pageInputSchema.shape, { ...planted(texts), slug: nextSlug() }), place, ...fields };
}

function nextSlug(): string {
  planting += 1;
  return `${MARK}-${planting}`;
}

/** Changes of every field of something published; the rest of it visitors see as ever. */
export const PENDING = {
  project: () => projectChangesSchema.parse(hiddenProject()),
  element: () => timelineElementChangesInputSchema.parse(hiddenElement()),
  note: () => noteChangesSchema.parse(hiddenNote()),
  page: () => pageChangesSchema.parse(hiddenPage()),
};

/** Texts and links take the mark; numbers and flags stay. */
function planted<Value>(value: Value): Value;
function planted(value: unknown): unknown {
  if (typeof value === 'string') return /^(image|video)$/.test(value) ? value : plantedText(value);
  if (Array.isArray(value)) return value.map(item => planted(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, planted(each)]));
}

function plantedText(text: string): string {
  if (text.startsWith('fa-')) return `fa-${MARK}`;
  return /^(\/|https:)/.test(text) ? `${text}${MARK}` : `${MARK} ${text}`;
}

function requireAll<Item extends object>(shape: object, item: Item): Item {
  const missing = Object.keys(shape).filter(
    name => ![...PUBLISHING, ...OTHERS].includes(name) && !(name in item),
  );
  if (missing.length > 0) throw new Error(`Fields without a planted text: ${missing.join(', ')}`);
  return item;
}
