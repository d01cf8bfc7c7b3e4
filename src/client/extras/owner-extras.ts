import { demosSettingsPanel } from './demos/admin/demo-settings';
import type { SettingsPanel } from './empty-owner-slots';
import { staticCopySettingsPanel } from './static-copy/settings-panel';

// Every extra of the owner's area has a line here. To remove an extra, delete its lines and its folders. Visitors
// never load this file. A slot that an extra fills hides the empty one of the same name.

export { hasDemos } from './demos/has-demos';
export { drawingChoices } from './drawings/drawing-choices';
export const settingsPanels: readonly SettingsPanel[] = [demosSettingsPanel, staticCopySettingsPanel];
export * from './empty-owner-slots';
export { contentImports } from './imports/content-imports';
export { BackupSchedule } from './scheduled-backups/schedule-status';
