import { engines } from '../../package.json';

type Version = { major: number; minor: number; orLater: boolean };

/** The versions of Node that run the site. `^22.13` is 22.13 and later versions of 22. */
const SUPPORTED: Version[] = Array.from(
  engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g),
  ([, range, major, minor]) => ({ major: Number(major), minor: Number(minor), orLater: range === '>=' }),
);

/** Returns why a version of Node cannot run the site, or null. */
export function explainOldNode(version: string): string | null {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const fits = SUPPORTED.some(oldest =>
    major === oldest.major ? minor >= oldest.minor : oldest.orLater && major > oldest.major,
  );
  if (fits) return null;
  const names = SUPPORTED.map(oldest => `${oldest.major}.${oldest.minor}+`);
  return `This site needs Node ${names.slice(0, -1).join(', ')} or ${names.at(-1)}. This is Node ${version.replace('v', '')}.`;
}

/**
 * Ends the process if Node does not fit. Entry files call it first, because with an old Node they fail later with errors
 * that don't name the reason.
 */
export function requireNode(): void {
  const reason = explainOldNode(process.version);
  if (reason === null) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
