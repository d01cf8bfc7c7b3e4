import { SUCCESS, TIMESTAMP } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { BackupStatus, StagedBackup } from '#shared/contract/backups';
import type { ContentImportPlan } from '#shared/contract/content-import';

const status: BackupStatus = {
  last: {
    finishedAt: TIMESTAMP,
    origin: 'schedule',
    file: 'portfolio-2025-06-24T093000Z.zip',
    bytes: 48_213_504,
  },
  failed: null,
  schedule: { folder: '/var/backups/portfolio', everySeconds: 86_400, keep: 7 },
};

const plan: ContentImportPlan = {
  kinds: [
    {
      kind: 'project',
      added: 1,
      changed: 1,
      same: 10,
      items: [
        { name: 'Tide table', isNew: true, fields: [] },
        { name: 'Orrery', isNew: false, fields: ['description'] },
      ],
    },
    {
      kind: 'upload',
      added: 1,
      changed: 0,
      same: 13,
      items: [{ name: '0197a0f2-6c1e-7b3a-9d52-1f0c8e4b7a61.mp4', isNew: true, fields: [] }],
    },
  ],
};

export const backupExamples = {
  status: { answer: status },
  planImport: { answer: plan },
  importContent: { answer: { added: 2, changed: 1 } },
  lastImport: { answer: { importedAt: TIMESTAMP, site: 'Ada Example', added: 2, changed: 1 } },
  undoImport: { answer: { undone: 3, kept: 0 } },
  discard: { answer: SUCCESS },
} satisfies Examples;

export const stagedBackupExample: StagedBackup = {
  id: 'upload-Xk3f9Q',
  site: 'Ada Example',
  createdAt: TIMESTAMP,
  scope: 'site',
  hasSecrets: false,
  rows: 1_204,
  files: 96,
  missingFiles: [],
  content: { project: 12, project_category: 4, post: 5, skill: 20, timeline_element: 8, upload: 14 },
  items: { project: 12, note: 3, page: 2, timeline: 8, skills: 20, message: 31 },
  over: 'Ada Example',
};
