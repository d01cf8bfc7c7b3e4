/** Deleted items can be restored for this many days. */
export declare const TRASH_DAYS = 30;
