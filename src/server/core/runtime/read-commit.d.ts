/** Returns false for a project in a folder of another repository. */
export declare function hasRepository(root: string): boolean;
/**
 * Returns the commit of the sources, with "-dirty" if files differ from it. `BUILD_COMMIT` names it where the sources are
 * without their repository. Returns null if neither does, and without git.
 */
export declare function readCommit(root: string, env: Record<string, string | undefined>): string | null;
