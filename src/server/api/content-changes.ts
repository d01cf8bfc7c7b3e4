import { VERSION_FIELDS } from '../content/content-register';
import { openContent } from '../content/open-content';
import type { Database } from '../core/database';
import type { History } from '../core/history';
import { holdContent } from '../core/revision';
import { takeFromTrash } from '../features/versions/trash-service';
import { createVersionService } from '../features/versions/version-service';
import type { ChangeContent } from '../imports/import-context';
import { importedTables } from './entities';

/** Changes content of every kind in one transaction, by the services that everyone else uses. */
export function createContentChanges(contentDb: Database, history: History): ChangeContent {
  return work =>
    contentDb.write(async manager => {
      await holdContent(manager);
      // What services built on it write becomes part of this transaction.
      const db: Database = {
        ...contentDb,
        read: entity => manager.getRepository(entity),
        write: change => change(manager),
      };
      const kinds = openContent({ db, history });
      const versions = createVersionService({ db, kinds, versionFields: VERSION_FIELDS });
      return work({ manager, kinds, versions, tables: importedTables, history, takeFromTrash });
    });
}
