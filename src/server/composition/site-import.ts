import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import { createPictureProcess, type PictureProcess } from '#server/features/uploads/picture-process';
import { createUploadDeletion } from '#server/features/uploads/upload-deletion';
import type { UploadStore } from '#server/features/uploads/upload-store';
import { createHistory } from '#server/features/versions/version-history';
import {
  createSiteExportSource,
  type SiteExportSource,
} from '#server/imports/sources/site-export/site-export-source';
import { receiveFiles } from './backup/backup-files';
import { createExportFilter } from './content/content-export';
import { VERSION_FIELDS } from './content/content-register';
import { createContentTransactions } from './content/content-transactions';
import { copiedEntities, entities, siteTables } from './entities';
import { fileUses } from './file-uses';

type SiteImportDeps = { db: Database; store: UploadStore; log: Logger; pictures?: PictureProcess };

/** Creates the import of another site's content, for the command and the settings screen. */
export function createSiteImport({
  db,
  store,
  log,
  pictures = createPictureProcess(),
}: SiteImportDeps): SiteExportSource {
  const uploads = createUploadDeletion({ db, store, log, uses: fileUses });
  const content: Database = { ...db, write: uploads.writeContent };
  return createSiteExportSource({
    db,
    changeContent: createContentTransactions(content, createHistory(uploads, VERSION_FIELDS), siteTables),
    tables: siteTables,
    entities,
    copied: copiedEntities,
    chooseShared: createExportFilter,
    receiveFiles: () => receiveFiles(store, pictures),
  });
}
