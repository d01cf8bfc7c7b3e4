import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Ensured, ensureProgram, findProgram } from '../programs/programs';

const IMAGE = 'localhost/portfolio-under-test';
/** The base image of the Containerfile, if a registry has put it on this machine. */
const PUBLISHED_BASE = 'docker.io/library/node:24-bookworm-slim';
const ASSEMBLED_BASE = 'localhost/portfolio-test-base';
const SYSTEMD_IMAGE = 'localhost/portfolio-test-systemd';
const PROGRAMS = ['buildah', 'podman', 'runc', 'debootstrap'];
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Machines without systemd, and containers in containers, may not raise the limits of processes. */
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];

const root = resolve(import.meta.dirname, '../../..');
const findPrograms = () =>
  PROGRAMS.every(name => findProgram([name], ['/usr/bin', '/usr/sbin'])) ? PROGRAMS : null;

/** Finds the programs that build and run containers. Running them needs root here. */
export function ensureContainers(): Ensured<string[]> {
  return ensureProgram({ name: 'buildah or podman', find: findPrograms, debianPackages: PROGRAMS });
}

export const hasContainers = () => findPrograms() !== null && process.getuid?.() === 0;

export type Image = { name: string; bytes: number; baseBytes: number };

/** Builds the image of the Containerfile. */
export function buildImage(): Image {
  const base = ensureBase();
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-image-'));
  try {
    const npmrc = join(folder, 'npmrc');
    writeFileSync(npmrc, readNpmSettings(), { mode: 0o600 });
    // The health check is no part of the OCI format.
    const how = ['--format', 'docker', '--layers', '--network', 'host', '--isolation', 'chroot'];
    const what = ['--build-arg', `BASE_IMAGE=${base}`, '--secret', `id=npmrc,src=${npmrc}`];
    call('buildah', ['build', ...how, ...what, '--tag', IMAGE, '--file', 'Containerfile', root]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { name: IMAGE, bytes: readSize(IMAGE), baseBytes: readSize(base) };
}

function readSize(image: string): number {
  return Number(call('podman', ['image', 'inspect', '--format', '{{.Size}}', image]));
}

/** Returns the name of the base image, and says which it is. */
function ensureBase(): string {
  if (!hasImage(PUBLISHED_BASE)) assembleImage(ASSEMBLED_BASE, ['libstdc++6']);
  const base = hasImage(PUBLISHED_BASE) ? PUBLISHED_BASE : ASSEMBLED_BASE;
  console.log(`The base image is ${base}, with Node ${base === ASSEMBLED_BASE ? process.version : '24'}.`);
  return base;
}

const hasImage = (name: string) => spawnSync('podman', ['image', 'exists', name]).status === 0;

/** Makes an image of Debian's packages and the Node that runs this test, unless it exists. */
function assembleImage(name: string, packages: string[]): void {
  if (hasImage(name)) return;
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-base-'));
  try {
    call('debootstrap', ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm', folder]);
    const npm = resolve(process.execPath, '../../lib/node_modules/npm');
    const modules = join(folder, 'usr/lib/node_modules');
    call('mkdir', ['-p', modules, join(folder, 'etc/ssl/certs')]);
    call('cp', ['-a', npm, modules]);
    call('cp', [process.execPath, join(folder, 'usr/bin/node')]);
    call('cp', [CERTIFICATES, join(folder, CERTIFICATES)]);
    call('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm')]);
    const container = call('buildah', ['from', 'scratch']);
    call('buildah', ['add', container, folder, '/']);
    call('buildah', ['commit', '--rm', container, name]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads where this machine gets its packages from. */
function readNpmSettings(): string {
  const file = join(homedir(), '.npmrc');
  const { status } = spawnSync('test', ['-f', file]);
  return `${status === 0 ? readFileSync(file, 'utf8') : ''}\ncafile=${CERTIFICATES}\n`;
}

function call(command: string, parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${parameters[0]} failed:\n${stderr.slice(-2_000)}`);
}

export type Container = {
  /** Runs a command in the container and returns what it prints. */
  exec(...words: string[]): string;
  /** Returns true if the health check of the image passes. */
  isHealthy(): boolean;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Resolves to everything that was printed, when the container has ended. */
  printed: Promise<{ stdout: string; stderr: string; exitCode: number | null }>;
};

/** Runs the image as compose.yaml does: with a read-only file system and without rights. */
export function startContainer(image: string, volume: string, env: Record<string, string>): Container {
  return run(image, [
    // Machines without systemd have no timers, so the test asks for the health.
    '--health-interval',
    'disable',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
    '--volume',
    `${volume}:/data`,
    ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
  ]);
}

/** Runs systemd as the first process of a container, with the built project in /opt/portfolio. */
export function startSystemd(): Container {
  assembleImage(SYSTEMD_IMAGE, ['libstdc++6', 'systemd-sysv', 'dbus', 'libnss-systemd']);
  const options = ['--systemd=always', '--privileged', '--volume', `${root}:/opt/portfolio:ro`];
  return run(SYSTEMD_IMAGE, options, ['/sbin/init']);
}

let started = 0;

function run(image: string, options: string[], command: string[] = []): Container {
  started += 1;
  const name = `portfolio-test-${process.pid}-${started}`;
  const how = ['--runtime', 'runc', '--log-level', 'fatal'];
  const common = ['run', '--rm', '--name', name, '--network', 'host', ...LIMITS];
  const child = spawn('podman', [...how, ...common, ...options, image, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const printed = Promise.all([text(child.stdout), text(child.stderr), closed]).then(
    ([stdout, stderr, [exitCode]]) => ({ stdout, stderr, exitCode }),
  );
  return {
    exec: (...words) => call('podman', ['exec', name, ...words]),
    isHealthy: () => spawnSync('podman', ['healthcheck', 'run', name]).status === 0,
    stop: async () => {
      spawnSync('podman', ['stop', '--time', '20', name]);
      return (await printed).exitCode;
    },
    printed,
  };
}
