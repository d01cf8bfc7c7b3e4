import type { Database } from '../core/database/database';
import type { Logger } from '../core/runtime/logger';
import { createUploadDeletion } from '../features/uploads/upload-deletion';
import type { UploadStore } from '../features/uploads/upload-store';
import { createHistory } from '../features/versions/version-history';
import {
  createSiteExportSource,
  type SiteExportSource,
} from '../imports/sources/site-export/site-export-source';
import { receiveFiles } from './backup/backup-files';
import { createContentChanges } from './content/content-changes';
import { createExportFilter } from './content/content-export';
import { VERSION_FIELDS } from './content/content-register';
import { entities, importedTables } from './entities';
import { fileUses } from './file-uses';

type SiteImportDeps = { db: Database; store: UploadStore; log: Logger };

/** Creates the import of another site's content, for commands and settings. */
export function createSiteImport({ db, store, log }: SiteImportDeps): SiteExportSource {
  const uploads = createUploadDeletion({ db, store, log, uses: fileUses });
  const content: Database = { ...db, write: uploads.writeContent };
  return createSiteExportSource({
    db,
    changeContent: createContentChanges(content, createHistory(uploads, VERSION_FIELDS)),
    tables: importedTables,
    entities,
    chooseShared: createExportFilter,
    receiveFiles: () => receiveFiles(store),
  });
}
