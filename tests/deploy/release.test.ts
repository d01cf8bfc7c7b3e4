import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import packageFile from '../../package.json';
import { findFreePort, waitForPort } from '../support/free-port';
import { testFolder } from '../support/managed-folder';

const root = resolve(import.meta.dirname, '../..');
const MINUTE_MS = 60_000;

test(
  'the archive of a release runs with Node alone, and names its version and commit',
  async () => {
    const { version } = packageFile;
    const run = (cwd: string, program: string, ...words: string[]) =>
      execFileSync(program, words, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
    const archive = /into (\S+)$/.exec(run(root, 'npm', 'run', '--silent', 'release'))?.[1] ?? '';
    onTestFinished(() => rm(archive));
    const folder = await testFolder();
    run(folder, 'tar', '-xzf', archive);
    const project = join(folder, `portfolio-${version}`);

    const port = await findFreePort();
    const env = { PATH: dirname(process.execPath), HOME: folder, PORT: String(port) };
    const site = spawn(process.execPath, ['dist/server/main.js'], { cwd: project, env, stdio: 'ignore' });
    onTestFinished(async () => {
      site.kill('SIGTERM');
      await once(site, 'exit');
    });
    await waitForPort(port, site);
    const get = (path: string) => fetch(`http://localhost:${port}${path}`);
    const commit = run(root, 'git', 'rev-parse', '--short=12', 'HEAD');
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version, commit });
    for (const path of ['/', '/WebResume.pdf']) expect((await get(path)).status).toBe(200);

    const npm = (...words: string[]) => execFileSync('npm', words, { cwd: project, encoding: 'utf8' });
    const backup = join(folder, 'mine.zip');
    expect(npm('run', '--silent', 'backup', '--', '--out', backup)).toContain(`Saved ${backup}`);
    // A script before a command would build the site, which the packages of the archive cannot.
    expect(npm('config', 'get', 'ignore-scripts').trim()).toBe('true');
  },
  10 * MINUTE_MS,
);
