import type { OpenContentKind } from '#server/core/content/content-kind';
import type { Database } from '#server/core/database/database';
import type { ContentKindName } from '#shared/content-kinds';
import type { Version, VersionContent, VersionRestore } from '#shared/contract/version';
import { type VersionFields } from './list-changes';
export type VersionService = ReturnType<typeof createVersionService>;
type VersionDeps = {
    db: Database;
    /** The kinds of content, which are passed in because features do not import each other. */
    kinds: Record<ContentKindName, Pick<OpenContentKind, 'versions'>>;
    versionFields: VersionFields;
};
export declare function createVersionService({ db, kinds, versionFields }: VersionDeps): {
    list: (itemId: string) => Promise<Version[]>;
    get: (itemId: string, number: number) => Promise<VersionContent>;
    restore: ({ id, number, expectedNumber }: VersionRestore) => Promise<Version[]>;
};
export {};
