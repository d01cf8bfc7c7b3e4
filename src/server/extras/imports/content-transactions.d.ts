import type { History } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import type { ChangeContent } from '#server/extras/imports/import-context';
/** Changes content of every kind in one transaction, through the same services as the editors. */
export declare function createContentTransactions(db: Database, history: History): ChangeContent;
