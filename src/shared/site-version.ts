export { version as VERSION } from '../../package.json';

export type SiteVersion = {
  version: string;
  /** The commit of the build. Null if the build did not know it. */
  commit: string | null;
};

/** Returns the version for people, such as "2.0.0 (f329016c1234)". */
export function describeVersion({ version, commit }: SiteVersion): string {
  return commit === null ? version : `${version} (${commit})`;
}

/** Compares versions such as 1.10.0 by their numbers. A candidate such as 1.10.0-rc.1 is older than its release. */
export function isNewerVersion(version: string, than: string): boolean {
  const [[release, candidate], [otherRelease, otherCandidate]] = [splitVersion(version), splitVersion(than)];
  const order = compareNumbers(release, otherRelease);
  if (order !== 0 || candidate === otherCandidate) return order > 0;
  return candidate === '' || (otherCandidate !== '' && compareNumbers(candidate, otherCandidate) > 0);
}

function splitVersion(version: string): [release: string, candidate: string] {
  const [release = '', ...candidate] = version.split('-');
  return [release, candidate.join('-')];
}

const compareNumbers = (text: string, other: string) => text.localeCompare(other, 'en', { numeric: true });
