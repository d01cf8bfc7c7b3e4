import { SUCCESS, TIMESTAMP } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { BackupStatus, StagedBackup } from '#shared/contract/backups';

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

export const backupExamples = {
  status: { answer: status },
  discard: { answer: SUCCESS },
} satisfies Examples;

export const stagedBackupExample: StagedBackup = {
  id: 'upload-Xk3f9Q',
  site: 'Ada Example',
  createdAt: TIMESTAMP,
  hasSecrets: false,
  rows: 1_204,
  files: 96,
  missingFiles: [],
  content: { project: 12, project_category: 4, post: 5, skill: 20, timeline_element: 8, upload: 14 },
  items: { project: 12, note: 3, page: 2, timeline: 8, skills: 20, message: 31 },
  over: 'Ada Example',
};
