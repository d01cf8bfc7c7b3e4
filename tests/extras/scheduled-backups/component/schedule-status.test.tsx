import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackupSchedule } from '#client/extras/scheduled-backups/schedule-status';
import type { BackupStatus } from '#shared/contract/backups';

const OFF: BackupStatus = { last: null, failed: null, schedule: null };

test.each<[BackupStatus['schedule'], string]>([
  [null, 'Automatic backups are off. To turn them on, set BACKUP_DIR on the server.'],
  [
    { folder: '/backups', everySeconds: 86_400, keep: 7 },
    'Backups run every day and are saved to /backups. The newest 7 are stored.',
  ],
  [
    { folder: '/backups', everySeconds: 45_000, keep: 1 },
    'Backups run every 12.5 hours and are saved to /backups. Only the newest is stored.',
  ],
])('the schedule %o is described', (schedule, text) => {
  const { container } = render(<BackupSchedule status={{ ...OFF, schedule }} />);
  expect(container.textContent).toBe(text);
});

test('scheduled backups that fail are reported with their reason', () => {
  const failed = { failedAt: '2026-03-01T12:00:00.000Z', message: 'Server storage is full.' };
  render(<BackupSchedule status={{ ...OFF, failed }} />);
  expect(screen.getByText(/^The backup on .+ failed: Server storage is full\./)).toBeDefined();
});
