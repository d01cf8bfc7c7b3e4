import type { EntityManager } from 'typeorm';
import type { ImportTarget, OpenContentKind } from '#server/core/content/content-kind';
import type { ContentKindName } from '#shared/content-kinds';
/**
 * The site's content within the transaction of an import. Composition supplies it, because imports know no
 * kind of content.
 */
export type ImportContext = {
    manager: EntityManager;
    kinds: Record<ContentKindName, Pick<OpenContentKind, 'imports'>>;
    versions: {
        /**
         * Lists the versions of an item, newest first. An item that was never saved after its creation has none.
         */
        list(id: string): Promise<{
            number: number;
        }[]>;
        restore(version: {
            id: string;
            number: number;
        }): Promise<unknown>;
    };
};
/** Runs `work` in one transaction. */
export type ChangeContent = <T>(work: (context: ImportContext) => Promise<T>) => Promise<T>;
/** @throws Error for a kind without imports, which no source uses */
export declare function getImportTarget({ kinds }: ImportContext, kind: ContentKindName): ImportTarget;
/** Returns the number of the current version, or 0 for an item that was never saved after its creation. */
export declare function findLatestVersion({ versions }: ImportContext, id: string): Promise<number>;
