/** Deleted items can be restored for this many days. */
export const TRASH_DAYS = 30;
