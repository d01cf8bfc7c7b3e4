import { PROJECT_ID } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type {
  ImportedRepository,
  ImportItem,
  ImportPlan,
  ImportResult,
  ImportRun,
  ImportUndone,
  RepositoryPlan,
  StagedMarkdown,
} from '#shared/extras/imports/import-contract';

const text = '{"work":[{"name":"Tidewater","position":"Engineer","startDate":"2021-03"}]}';
const item: ImportItem = {
  key: 'work/tidewater/engineer/2021-03',
  target: 'timeline',
  from: 'work 1',
  name: 'Engineer at Tidewater',
  note: 'Work, 2021',
  isWithheld: false,
  pictures: 0,
  state: 'new',
  changes: [],
  isSimilar: false,
  isProposed: true,
};
const plan: ImportPlan = {
  items: [item],
  leftOut: [{ from: 'Languages', reason: 'This site has no matching section.' }],
};
const result: ImportResult = { _id: PROJECT_ID, made: 1, changed: 0, withheld: 0, problems: [] };
const run: ImportRun = {
  _id: PROJECT_ID,
  source: 'JSON Resume',
  createdAt: '2026-03-01T12:00:00.000Z',
  made: 1,
  changed: 0,
  withheld: 0,
  drafts: [{ target: 'timeline', count: 1, withheld: 0 }],
  isUndone: false,
};
const undone: ImportUndone = { removed: 1, restored: 0, kept: 0 };

const repository: ImportItem = {
  key: 'ada/tide-gauge',
  target: 'projects',
  from: 'ada/tide-gauge',
  name: 'tide-gauge',
  note: '12 stars · C. Reports the tide.',
  isWithheld: false,
  pictures: 1,
  state: 'new',
  changes: [],
  isSimilar: false,
  isProposed: false,
};
const repositoryPlan: RepositoryPlan = { profile: 'ada', items: [repository], leftOut: [], nextPage: 2 };
const taken: ImportedRepository = { name: 'ada/tide-gauge', projectId: PROJECT_ID, stars: 12, forks: 3 };

/** This ID has the format of staged-uploads.ts. */
const archive = 'upload-x7Kd2Q';
export const stagedMarkdownExample: StagedMarkdown = { id: archive, files: 1 };
const note: ImportItem = {
  key: 'posts/tide-tables.md',
  target: 'notes',
  from: 'site/posts/tide-tables.md',
  name: 'Tide tables',
  note: '2024-01-31 · Radio',
  isWithheld: false,
  pictures: 2,
  state: 'new',
  changes: [],
  isSimilar: false,
  isProposed: true,
};

export const importExamples = {
  list: { answer: [run] },
  undo: { answer: undone },
  publish: { answer: { count: 1, withheld: 0 } },
  planResume: { request: { text }, answer: plan },
  applyResume: { request: { text, keys: [item.key] }, answer: result },
  repositories: { answer: [taken] },
  planRepositories: { request: { profile: 'ada', page: 1 }, answer: repositoryPlan },
  applyRepositories: { request: { profile: 'ada', keys: [repository.key] }, answer: result },
  refreshRepositories: { request: {}, answer: { ...result, _id: null, made: 0 } },
  planMarkdown: { request: { target: 'notes' }, answer: { items: [note], leftOut: [] } },
  applyMarkdown: { request: { target: 'notes', keys: [note.key] }, answer: result },
  discardMarkdown: { answer: { success: true } },
} satisfies Examples;
