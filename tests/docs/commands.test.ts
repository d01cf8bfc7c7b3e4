import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchTokens } from '../support/app/fetch-tokens';
import { OWNER } from '../support/app/owner';
import { picture } from '../support/content/media-factory';
import { findFreePort, waitForPort } from '../support/free-port';
import { countShellFences, listShellBlocks, type ShellBlock } from '../support/programs/shell-blocks';

const root = resolve(import.meta.dirname, '../..');
// A block of static-copy.md signs in, and one of start.md changes the sign-in.
const isFirst = ({ place }: ShellBlock) => Number(place.startsWith('docs/static-copy.md'));
const blocks = listShellBlocks(root).sort((a, b) => isFirst(b) - isFirst(a));

let work: string;
/** A copy of the project, in which the commands run as a user would. */
let project: string;
let port: string;
let stopSite: () => Promise<void>;
let token: string;
let projectId: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'portfolio-docs-'));
  project = join(work, 'portfolio');
  for (const path of ['src', 'migrations', 'tests', 'deploy', 'docs', 'dist'])
    await cp(join(root, path), join(project, path), { recursive: true, verbatimSymlinks: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', '.env.example'])
    await cp(join(root, file), join(project, file));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await writeFile(join(project, 'picture.jpg'), await picture(400, 300).jpeg().toBuffer());
  await createMarkdownZip(join(project, 'SITE.zip'));
  createRepository(join(work, 'pages'));
  port = String(await findFreePort());
  stopSite = await startSite();
  ({ token } = await fetchTokens(`http://localhost:${port}`));
  const projects = await (await fetch(`http://localhost:${port}/api/projects`)).json();
  projectId = projects[0]._id;
}, 180_000);
afterAll(async () => {
  await stopSite?.();
  if (work) await rm(work, { recursive: true, force: true });
});

async function createMarkdownZip(file: string): Promise<void> {
  const folder = join(work, 'markdown');
  await mkdir(join(folder, 'notes'), { recursive: true });
  await writeFile(join(folder, 'notes', 'tide.md'), '---\ntitle: Tide\n---\n\nThe water rises.\n');
  spawnSync('zip', ['-q', '-r', file, '.'], { cwd: folder });
}

/** Creates a clone of an empty repository, as that of a pages host is. */
function createRepository(folder: string): void {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: work });
  git('init', '--quiet', '--bare', 'remote.git');
  git('clone', '--quiet', 'remote.git', folder);
  git('-C', folder, 'config', 'user.email', 'me@example.com');
  git('-C', folder, 'config', 'user.name', 'Me');
}

const environment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: work,
  PORT: port,
  OWNER_PASSWORD: OWNER.password,
  OWNER_EMAIL: OWNER.email,
});

async function startSite(): Promise<() => Promise<void>> {
  const site = spawn(process.execPath, ['dist/server/main.js'], { cwd: project, env: environment() });
  await waitForPort(Number(port), site);
  return async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
  };
}

/** Puts the values of this test in the places of the document's examples. */
function fillIn({ place, commands }: ShellBlock): string {
  const file = join(work, place.replace(/\W/g, '-'));
  const places: [string | RegExp, string][] = [
    ['localhost:3000', `localhost:${port}`],
    ['"email":"owner@example.com","password":"…"', JSON.stringify(OWNER).slice(1, -1)],
    ["--over 'Ada'", "--over 'Joss Tremlett'"],
    [/\bFILE\b/g, file],
    [/\bDIR\b/g, join(work, 'copy')],
  ];
  return places.reduce((text, [example, value]) => text.replaceAll(example, value), commands);
}

test('every block is found', () => expect(blocks).toHaveLength(countShellFences(root)));

test.each(blocks.filter(({ reason }) => reason === undefined))('the commands at $place succeed', block => {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', fillIn(block)], {
    cwd: project,
    env: { ...environment(), TOKEN: token, ID: projectId, SITE: `http://localhost:${port}` },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});
