export { version as VERSION } from '../../package.json';

export type SiteVersion = {
  version: string;
  /** The commit of the build. Null if the build did not know it. */
  commit: string | null;
};

/** Returns the version for people, such as "1.1.0 (f329016c1234)". */
export function describeVersion({ version, commit }: SiteVersion): string {
  return commit === null ? version : `${version} (${commit})`;
}

/** Compares versions such as 1.10.0 by their numbers. */
export function isNewerVersion(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
