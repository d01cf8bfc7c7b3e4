import { LATER_TIMESTAMP, PROJECT_ID, SUCCESS, TIMESTAMP } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import { NEW_PROJECT, type Project, type ProjectFields } from '#shared/contract/project';

const CATEGORIES = ['Web', 'Devices'];
const STATUSES = ['planning', 'planned', 'wip', 'completed'];

const request: ProjectFields = {
  ...NEW_PROJECT,
  title: 'Tide table',
  description: 'Shows a harbor when there is enough water.',
  details: 'Reads the gauge every minute and forecasts the next **48 hours**.',
  learned: 'Harmonic analysis, and patience with salt water.',
  image: '/uploads/tide-table.webp',
  imageAlt: 'A small screen beside a harbor wall',
  skills: ['TypeScript', 'SQLite'],
  github: 'https://example.org/code/tide-table',
  live: 'https://example.org/tides',
  status: 'wip',
  timeline: 'Spring 2025',
  category: 'Devices',
  featured: true,
  public: true,
  media: [{ type: 'image', url: '/uploads/gauge.webp', caption: 'The gauge', filename: 'gauge.webp' }],
};

const project: Project = { _id: PROJECT_ID, ...request, createdAt: TIMESTAMP, updatedAt: TIMESTAMP };

export const projectExamples = {
  list: { answer: [project] },
  get: { answer: project },
  create: { request, answer: [project] },
  update: {
    request: { featured: false, expectedUpdatedAt: TIMESTAMP },
    answer: { ...project, featured: false, updatedAt: LATER_TIMESTAMP },
  },
  updateMany: { request: { projects: [{ id: PROJECT_ID, featured: true }] }, answer: { count: 1 } },
  removeMany: { answer: { count: 1 } },
  setOrder: { request: { order: [PROJECT_ID] }, answer: SUCCESS },
  remove: { answer: SUCCESS },
  categories: { answer: CATEGORIES },
  addCategory: { request: { category: 'Games' }, answer: [...CATEGORIES, 'Games'] },
  categoryOrder: { answer: CATEGORIES },
  setCategoryOrder: { request: { order: ['Devices', 'Web'] }, answer: ['Devices', 'Web'] },
  statuses: { answer: STATUSES },
  addStatus: { request: { status: 'paused' }, answer: [...STATUSES, 'paused'] },
  skills: { answer: ['SQLite', 'TypeScript'] },
} satisfies Examples;
