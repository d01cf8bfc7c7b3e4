import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { defineProgram, type Ensured } from '../programs/programs';

const root = resolve(import.meta.dirname, '../../..');

const define = (name: string, ...folders: string[]) => defineProgram({ name, names: [name], folders });
const checker = define('docker-compose', '/usr/bin');
const runner = define('podman-compose', '/usr/bin');
/** podman runs containers with these programs. */
const needed = [
  define('iptables', '/usr/sbin', '/sbin'),
  define('catatonit', '/usr/bin', '/usr/libexec/podman'),
];

/** Finds the program that checks compose files, and those that run them. */
export function ensureCompose(): Ensured<string>[] {
  return [checker, runner, ...needed].map(({ ensure }) => ensure());
}

export const findComposeChecker = checker.find;
export const canRunCompose = () => [runner, ...needed].every(({ find }) => find() !== null);

/** Checks compose files against their schema, and returns the configuration that they add up to. */
export function readComposeConfig(files: string[]): string {
  const names = files.flatMap(file => ['--file', join(root, file)]);
  return call(checker.find() ?? '', ['--project-directory', root, ...names, 'config'], root, {});
}

export type Compose = {
  /** Runs podman-compose, and returns what it prints. */
  run(...words: string[]): string;
  /** Runs podman, for what podman-compose does not show. */
  inspect(...words: string[]): string;
};

/** Prepares compose.yaml in a folder, at another port and with an image that exists. */
export async function prepareCompose(folder: string, image: string, port: number): Promise<Compose> {
  const file = await readFile(join(root, 'compose.yaml'), 'utf8');
  const changed = file
    .replace('127.0.0.1:3000:3000', `127.0.0.1:${port}:3000`)
    .replace('image: portfolio', `image: ${image}`);
  await writeFile(join(folder, 'compose.yaml'), changed);
  const settings = join(folder, 'containers.conf');
  const limits = 'default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]';
  await writeFile(settings, `[containers]\n${limits}\n[engine]\nruntime = "runc"\n`);
  const env = { CONTAINERS_CONF: settings };
  return {
    run: (...words) => call(runner.find() ?? '', ['--project-name', PROJECT, ...words], folder, env),
    inspect: (...words) => call('podman', words, folder, env).trim(),
  };
}

/** Starts the services of compose.yaml, and waits until the site is ready. */
export async function startServices({ run }: Compose, port: number): Promise<void> {
  run('up', '-d', '--no-build');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      response => response.ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 500 });
}

const PROJECT = `portfolio-test-${process.pid}`;
/** The name that podman-compose gives the container of the site. */
export const SITE_CONTAINER = `${PROJECT}_site_1`;

function call(program: string, words: string[], cwd: string, env: Record<string, string>): string {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  // podman-compose ends with 0 even if a command in a container fails, and prints its code.
  const failed = /^exit code: [1-9]/m.exec(stderr);
  if (status === 0 && !failed) return stdout;
  throw new Error(`${program} ${words.join(' ')} failed:\n${stderr.slice(-2_000)}`);
}
