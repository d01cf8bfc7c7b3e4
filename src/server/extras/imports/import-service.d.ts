import { type ImportedItemRow } from '#server/composition/import-tables';
import type { Database } from '#server/core/database/database';
import { type ContentKindName } from '#shared/content-kinds';
import type { ImportPlan, ImportPublished, ImportResult, ImportRun, ImportUndone } from '#shared/extras/imports/import-contract';
import { type ChangeContent } from './import-context';
import type { SourceEntries } from './import-entry';
import { type PictureStore } from './store-pictures';
export type ImportService = ReturnType<typeof createImportService>;
type ImportDeps = {
    db: Database;
    changeContent: ChangeContent;
    pictures: PictureStore;
};
/** Plans and applies the import of a source's entries, each in one transaction, and undoes it. */
export declare function createImportService({ db, changeContent, pictures }: ImportDeps): {
    plan: (reading: SourceEntries) => Promise<ImportPlan>;
    apply: (reading: SourceEntries, keys: string[]) => Promise<ImportResult>;
    undo: (id: string) => Promise<ImportUndone>;
    publish: (id: string) => Promise<ImportPublished>;
    list: () => Promise<ImportRun[]>;
    listImported: (source: ImportedItemRow['source']) => Promise<ImportedItemRow[]>;
    listSlugs: (kind: ContentKindName) => Promise<{
        id: string;
        slug: string;
    }[]>;
};
export {};
