import type { ArrivedBackup, BackupStatus } from '../../shared/contract/backup';
import { SUCCESS, TIMESTAMP } from '../core/example-values';
import type { Examples } from '../core/trpc';

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

export const arrivedExample: ArrivedBackup = {
  id: 'upload-Xk3f9Q',
  site: 'Ada Example',
  createdAt: TIMESTAMP,
  scope: 'site',
  hasSecrets: false,
  rows: 1_204,
  files: 96,
  missingFiles: [],
  content: { project: 12, project_category: 4, skill: 20, timeline_element: 8, upload: 14 },
  over: 'Ada Example',
};
