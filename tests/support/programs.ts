import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a suite needs beyond npm: there, or the reason why not. */
export type Ensured<Found> = { ready: true; found: Found } | { ready: false; reason: string };

type Wanted<Found> = {
  name: string;
  find: () => Found | null;
  /** What brings it on Debian and its descendants. */
  debianPackages: string[];
};

/** Looks for a program and, as root on Debian, installs it when it is missing. */
export function ensureProgram<Found>({ name, find, debianPackages }: Wanted<Found>): Ensured<Found> {
  const present = find();
  if (present !== null) return { ready: true, found: present };
  const refusal = installDebianPackages(debianPackages);
  if (refusal !== null) return { ready: false, reason: `${name} is not on this machine; ${refusal}` };
  const installed = find();
  if (installed !== null) return { ready: true, found: installed };
  return { ready: false, reason: `${name} was not found after installing ${debianPackages.join(', ')}` };
}

/** The path of the first of `names` that can be run, on PATH or else in one of `places`. */
export function findProgram(names: string[], places: string[]): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  for (const name of names) {
    for (const folder of [...onPath, ...places]) {
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

/** Answers null when the packages are installed, else the reason why they are not. */
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
