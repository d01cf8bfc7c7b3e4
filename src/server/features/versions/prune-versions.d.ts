export declare const MAX_VERSIONS = 100;
export type PrunableVersion = {
    id: string;
    savedAt: Date | null;
    isPublished: boolean;
};
/**
 * Chooses the versions to delete, given oldest first, so that at most `maxVersions` remain. Versions that
 * were never published go first, oldest first. Then go those closest to their neighbors relative to their
 * age, so that the last hour has many and each year some.
 */
export declare function chooseVersionsToPrune(versions: PrunableVersion[], maxVersions: number, now: number): string[];
