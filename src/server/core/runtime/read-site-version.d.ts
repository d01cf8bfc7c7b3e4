import { type SiteVersion } from '#shared/site-version';
/** Returns the version of this process. A later build in the same folder does not change it. */
export declare function readSiteVersion(): SiteVersion;
/**
 * Finds the commit of the code that `file` runs: of the repository for these sources, and of the build for its server.
 * Sources without a repository, as in a release, have the commit of the build that came with them.
 */
export declare function findCommit(file: string): string | null;
