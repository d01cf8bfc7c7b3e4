import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ensured, ensureProgram, findProgram } from '#tests/support/programs/programs';

const FOLDERS = ['/usr/bin', '/usr/local/bin'];
const PROGRAMS = ['swift-proxy-server', 'memcached'];
const SERVICES = ['proxy', 'account', 'container', 'object'];

/** Finds OpenStack Swift and installs it if it is missing and the process is allowed to. */
export function ensureSwift(): Ensured<string> {
  const programs = ensureProgram({
    name: 'OpenStack Swift',
    find: () => (PROGRAMS.every(name => findProgram([name], FOLDERS) !== null) ? 'installed' : null),
    debianPackages: [...SERVICES.map(service => `swift-${service}`), 'memcached', 'python3'],
  });
  if (!programs.ready) return programs;
  const found = findFolderWithAttributes();
  return found === null
    ? { ready: false, reason: 'no temporary folder has the extended attributes that Swift needs' }
    : { ready: true, found };
}

/** Swift stores the headers of a file as extended attributes, which not every file system has. */
export function findFolderWithAttributes(): string | null {
  return [tmpdir(), '/tmp', '/var/tmp'].find(hasAttributes) ?? null;
}

function hasAttributes(parent: string): boolean {
  const folder = mkdtempSync(join(parent, 'portfolio-attributes-'));
  try {
    const script = "import os, sys; os.setxattr(sys.argv[1], 'user.test', b'1')";
    return spawnSync('python3', ['-c', script, folder], { stdio: 'ignore' }).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
