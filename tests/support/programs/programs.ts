import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that a suite needs besides npm, or the reason why it is missing. */
export type Ensured<Found> = { ready: true; found: Found } | { ready: false; reason: string };

type Wanted<Found> = {
  name: string;
  find: () => Found | null;
  /** Packages that contain the program on Debian and its derivatives. */
  debianPackages: string[];
};

/** Finds a program and, as root on Debian, installs it if it is missing. */
export function ensureProgram<Found>({ name, find, debianPackages }: Wanted<Found>): Ensured<Found> {
  const present = find();
  if (present !== null) return { ready: true, found: present };
  const refusal = installDebianPackages(debianPackages);
  if (refusal !== null) return { ready: false, reason: `${name} is not on this machine; ${refusal}` };
  const installed = find();
  if (installed !== null) return { ready: true, found: installed };
  return { ready: false, reason: `${name} was not found after installing ${debianPackages.join(', ')}` };
}

/** Describes a program that is one file. Its Debian packages have its names unless others are given. */
export function defineProgram({
  name,
  names,
  folders,
  debianPackages = names,
}: {
  name: string;
  names: string[];
  folders: string[];
  debianPackages?: string[];
}) {
  const find = () => findProgram(names, folders);
  return { find, ensure: () => ensureProgram({ name, find, debianPackages }) };
}

/** Returns the path of the first executable of `names` on PATH or in one of `folders`. */
export function findProgram(names: string[], folders: string[]): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  for (const name of names) {
    for (const folder of [...onPath, ...folders]) {
      const candidate = join(folder, name);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

let hasFreshPackageLists = false;

/** Returns null after installing the packages, or the reason why they could not be installed. */
function installDebianPackages(packages: string[]): string | null {
  if (!existsSync('/etc/debian_version')) return `install it by hand (Debian: ${packages.join(' ')})`;
  if (process.getuid?.() !== 0) return `as root: apt-get install ${packages.join(' ')}`;
  console.log(`Installing ${packages.join(', ')} ...`);
  if (!hasFreshPackageLists) {
    const refusal = runAptGet(['update']);
    if (refusal !== null) return refusal;
    hasFreshPackageLists = true;
  }
  return runAptGet(['install', '-y', '--no-install-recommends', ...packages]);
}

function runAptGet(parameters: string[]): string | null {
  const run = spawnSync('apt-get', parameters, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return null;
  const lastWords = (run.error?.message ?? run.stderr).trim().split('\n').slice(-3).join(' / ');
  return `apt-get ${parameters.join(' ')} failed: ${lastWords}`;
}
