// Every extra of the owner's area has a line here. To remove an extra, delete its lines and its folders. Visitors
// never load this file.
export { hasDemos } from './demos/has-demos';
export { drawingChoices } from './drawings/drawing-choices';
// A slot that a line above fills hides the empty one.
export * from './empty-owner-slots';
export { contentImports } from './imports/content-imports';
export { BackupSchedule } from './scheduled-backups/backup-schedule';
