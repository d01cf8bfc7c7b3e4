/** What of the archive stands open when it is come to: its first category, or all. */
export const ARCHIVE_OPEN = ['first', 'all'] as const;
export type ArchiveOpen = (typeof ARCHIVE_OPEN)[number];
