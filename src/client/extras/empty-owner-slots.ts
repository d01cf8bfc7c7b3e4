import type { ComponentType } from 'react';
import type { ContentImports } from '#client/editing/content-imports';
import type { ScheduleView } from '#client/features/backup/admin/backup-panel';
import type { DrawingChoice } from '#client/features/site/admin/settings-fields';

/** A panel that an extra adds to Settings > Data, below a title of its own. */
export type SettingsPanel = { group: string; Panel: ComponentType };

// The parts of the owner's area that an extra can fill, and their content if none does.
export const hasDemos: boolean = false;
export const drawingChoices: readonly DrawingChoice[] = [];
export const contentImports: ContentImports | null = null;
export const BackupSchedule: ScheduleView = null;
