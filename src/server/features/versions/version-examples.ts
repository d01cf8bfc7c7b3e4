import { LATER_TIMESTAMP, PROJECT_ID, SUCCESS, TIMESTAMP } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { TrashItem, Version } from '#shared/contract/version';

const PROGRAM = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const first: Version = {
  number: 1,
  kind: 'project',
  savedAt: TIMESTAMP,
  savedBy: PROGRAM,
  changes: [],
  bytes: 812,
  isCurrent: false,
};
const second: Version = {
  ...first,
  number: 2,
  savedAt: LATER_TIMESTAMP,
  changes: ['title'],
  bytes: 820,
  isCurrent: true,
};
const third: Version = { ...first, number: 3, savedAt: LATER_TIMESTAMP, changes: ['title'], isCurrent: true };

export const versionExamples = {
  list: { answer: [second, first] },
  get: { answer: { ...first, fields: { title: 'Tide table', featured: true } } },
  restore: { request: { expectedNumber: 2 }, answer: [third, { ...second, isCurrent: false }, first] },
} satisfies Examples;

const trashed: TrashItem = {
  _id: PROJECT_ID,
  kind: 'project',
  name: 'Tide table',
  trashedAt: '2025-06-24T09:30:00.000Z',
  expiresAt: '2025-07-24T09:30:00.000Z',
  bytes: 812,
};

export const trashExamples = {
  list: { answer: [trashed] },
  restore: { request: { category: 'Devices' }, answer: SUCCESS },
  restoreProjects: { request: { ids: [PROJECT_ID] }, answer: { count: 1 } },
  remove: { answer: SUCCESS },
  empty: { answer: { count: 3 } },
} satisfies Examples;
