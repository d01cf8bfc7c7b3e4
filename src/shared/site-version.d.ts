export { version as VERSION } from '../../package.json';
export type SiteVersion = {
    version: string;
    /** The commit of the build. Null if the build did not know it. */
    commit: string | null;
};
/** Returns the version for people, such as "2.0.0 (f329016c1234)". */
export declare function describeVersion({ version, commit }: SiteVersion): string;
/** Compares versions such as 1.10.0 by their numbers. A candidate such as 1.10.0-rc.1 is older than its release. */
export declare function isNewerVersion(version: string, than: string): boolean;
