import type { ImportRunRow } from '#server/composition/import-tables';
import type { ImportPublished } from '#shared/extras/imports/import-contract';
import { type ImportedKind } from '#shared/extras/imports/imported-kinds';
import { type ImportContext } from './import-context';
/** The drafts of a kind: those to publish, and those that the source does not publish. */
type Drafts = {
    kind: ImportedKind;
    ids: string[];
    withheldIds: string[];
};
/** Finds the items that an import created and that are still drafts, by kind. */
export declare function findDrafts(context: ImportContext, { things: changes }: Pick<ImportRunRow, 'things'>): Promise<Drafts[]>;
/** Publishes the drafts of an import within the caller's transaction, except those that its source withholds. */
export declare function publishDrafts(context: ImportContext, run: ImportRunRow): Promise<ImportPublished>;
export {};
