import {
  LATER_TIMESTAMP,
  NOTE_ID,
  PAGE_ID,
  PROJECT_ID,
  SUCCESS,
  TIMESTAMP,
} from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import { type Note, noteSummarySchema, type Page, pageSummarySchema } from '#shared/contract/post';

const moments = { publishedAt: TIMESTAMP, createdAt: TIMESTAMP, updatedAt: TIMESTAMP };

const noteFields = {
  title: 'What the gauge taught us',
  slug: 'what-the-gauge-taught-us',
  text: 'Salt water gets **everywhere**.',
  summary: 'A year beside the harbor wall.',
  cover: '/uploads/gauge.webp',
  coverAlt: 'The gauge at low water',
  tags: ['Hardware'],
  projects: [PROJECT_ID],
  metaTitle: '',
  metaDescription: '',
};
const note: Note = { _id: NOTE_ID, ...noteFields, ...moments };
const noteRow = noteSummarySchema.parse({ ...note, minutes: 1 });

export const noteExamples = {
  list: { answer: { notes: [noteRow], tags: [{ name: 'Hardware', notes: 1 }] } },
  get: { answer: note },
  create: { request: noteFields, answer: note },
  update: {
    request: { summary: 'Two years beside it.', expectedUpdatedAt: TIMESTAMP },
    answer: { ...note, summary: 'Two years beside it.', updatedAt: LATER_TIMESTAMP },
  },
  remove: { answer: SUCCESS },
} satisfies Examples;

const pageFields = {
  title: 'Uses',
  slug: 'uses',
  text: 'An old laptop, and a soldering iron.',
  metaTitle: '',
  metaDescription: '',
  place: 'footer' as const,
};
const page: Page = { _id: PAGE_ID, ...pageFields, ...moments };
const pageRow = pageSummarySchema.parse(page);

export const pageExamples = {
  list: { answer: [pageRow] },
  get: { answer: page },
  create: { request: pageFields, answer: page },
  update: {
    request: { place: 'navigation', expectedUpdatedAt: TIMESTAMP },
    answer: { ...page, place: 'navigation', updatedAt: LATER_TIMESTAMP },
  },
  remove: { answer: SUCCESS },
} satisfies Examples;
