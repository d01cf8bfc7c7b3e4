import { VERSION_FIELDS } from '#server/composition/content/content-register';
import { openContent } from '#server/composition/content/open-content';
import type { History } from '#server/core/content/history';
import { lockContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import type { ChangeContent } from '#server/extras/imports/import-context';
import { createVersionService } from '#server/features/versions/version-service';

/** Changes content of every kind in one transaction, through the same services as the editors. */
export function createContentTransactions(db: Database, history: History): ChangeContent {
  return work =>
    db.write(async manager => {
      await lockContent(manager);
      // Writes of these services become part of this transaction.
      const own: Database = {
        ...db,
        read: entity => manager.getRepository(entity),
        write: change => change(manager),
      };
      const kinds = openContent({ db: own, history });
      const versions = createVersionService({ db: own, kinds, versionFields: VERSION_FIELDS });
      return work({ manager, kinds, versions });
    });
}
