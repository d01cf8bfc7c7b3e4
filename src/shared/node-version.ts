import { engines } from '../../package.json';

/** The oldest version of Node that runs the site, such as 20.19. */
const [OLDEST = ''] = /\d+\.\d+/.exec(engines.node) ?? [];

/** Returns why a version of Node cannot run the site, or null. */
export function explainOldNode(version: string): string | null {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number);
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  return isOld ? `This site needs Node ${OLDEST} or later. This is Node ${version.replace('v', '')}.` : null;
}

/**
 * Ends the process if Node is too old. Entry files call it first, because with an old Node they fail later with errors
 * that don't name the reason.
 */
export function requireNode(): void {
  const reason = explainOldNode(process.version);
  if (reason === null) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
