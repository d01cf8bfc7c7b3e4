import { chmod, chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fetchTokens } from '../support/app/fetch-tokens';
import { OWNER } from '../support/app/owner';
import { addPicture } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';
import {
  canRunCompose,
  findComposeChecker,
  prepareCompose,
  readComposeConfig,
  SITE_CONTAINER,
} from '../support/deploy/compose';
import {
  buildImage,
  type Container,
  hasContainers,
  type Image,
  startContainer,
} from '../support/deploy/container';
import { findFreePort } from '../support/free-port';
import { folderForFile, testFolder } from '../support/managed-folder';

const MEGABYTES = 1_000_000;
/** The user of the image. */
const USER = 1_000;

const volume = await folderForFile();

describe('the container', () => {
  let image: Image;
  let port: string;
  let url: string;
  beforeAll(async () => {
    if (!hasContainers()) return;
    image = buildImage();
    await chown(volume, USER, USER);
    port = String(await findFreePort());
    url = `http://127.0.0.1:${port}`;
  }, 900_000);
  beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

  const start = (env: Record<string, string> = {}) =>
    startContainer(image.name, volume, { PORT: port, OWNER_EMAIL: OWNER.email, ...env });
  const waitForSite = (container: Container) =>
    expect.poll(() => container.isHealthy(), { timeout: 60_000, interval: 500 }).toBe(true);

  test('is at most 250 MB larger than its base', () => {
    expect(image.bytes - image.baseBytes).toBeLessThan(250 * MEGABYTES);
  });

  test('serves the site without rights on a read-only file system, and keeps its data', async () => {
    await writeFile(join(volume, 'password'), OWNER.password, { mode: 0o600 });
    await chown(join(volume, 'password'), USER, USER);
    const first = start({ OWNER_PASSWORD_FILE: '/data/password' });
    await waitForSite(first);
    expect(first.exec('node', '-p', 'process.getuid()')).toBe(String(USER));
    expect(() => first.exec('touch', '/app/file')).toThrow('Read-only file system');
    const address = await addPicture({ url }, await picture(1_200, 800).png().toBuffer());
    expect((await fetch(`${url}/WebResume.pdf`)).headers.get('content-type')).toBe('application/pdf');
    expect(first.exec('npm', 'run', '--silent', 'doctor')).toContain('Schema: The schema is up to date.');
    const run = (...words: string[]) => first.exec('npm', 'run', '--silent', ...words);
    expect(run('export:static', '--', '--out', '/tmp/copy')).toContain(' written, ');
    expect(run('upgrade:rehearse')).toContain('The rehearsal');
    expect(await first.stop()).toBe(0);

    const second = start();
    await waitForSite(second);
    expect((await fetch(url + address)).status).toBe(200);
    expect((await fetchTokens(url)).token).not.toBe('');

    // Two sites would not know of each other.
    const third = start({ PORT: String(await findFreePort()) });
    const { stderr, exitCode } = await third.printed;
    expect({ reason: JSON.parse(stderr).msg, exitCode }).toEqual({
      reason: expect.stringMatching(
        /^Another site uses the database \/data\/site\/portfolio\.sqlite and holds \/data\/site\/portfolio\.sqlite\.site\.lock\./,
      ),
      exitCode: 1,
    });
    expect(await second.stop()).toBe(0);
  });

  test('names the folder of a volume that it cannot write in its first line', async () => {
    const locked = await testFolder();
    await chmod(locked, 0o755);
    const { stderr, exitCode } = await startContainer(image.name, locked, { PORT: port }).printed;
    expect({ exitCode, reason: JSON.parse(stderr).msg }).toEqual({
      exitCode: 1,
      reason: "Couldn't write to DATA_DIR /data/site. Make the folder writable for user 1000.",
    });
  });

  test('starts with compose.yaml, and keeps its volume when it is created again', async ({ skip }) => {
    skip(!canRunCompose(), 'podman-compose, iptables or catatonit is not on this machine');
    const folder = await testFolder();
    const composePort = await findFreePort();
    const site = `http://127.0.0.1:${composePort}`;
    const compose = await prepareCompose(folder, image.name, composePort);
    const isReady = () =>
      fetch(`${site}/readyz`).then(
        response => response.ok,
        () => false,
      );
    const start = async () => {
      compose.run('up', '-d', '--no-build');
      await expect.poll(isReady, { timeout: 60_000, interval: 500 }).toBe(true);
    };
    try {
      await start();
      const printed = compose.inspect('logs', SITE_CONTAINER);
      expect(printed).toMatch(/^Owner: .* as owner@example\.com, password \S+ \(shown only now\)$/m);
      expect(compose.run('exec', '-T', 'site', 'npm', 'run', '--silent', 'doctor')).toContain(
        'PUBLIC_URL is not set',
      );
      const listBackups = () => compose.run('exec', '-T', 'site', 'ls', '/data/backups');
      await expect.poll(listBackups, { timeout: 20_000 }).toContain('.zip');
      compose.run('stop');
      expect(compose.inspect('inspect', '--format', '{{.State.ExitCode}}', SITE_CONTAINER)).toBe('0');
      compose.run('down');

      await start();
      expect(compose.inspect('logs', SITE_CONTAINER)).not.toContain('Owner:');
      expect(listBackups()).toContain('.zip');
    } finally {
      compose.run('down', '--volumes');
    }
  });
});

test.for([
  { files: ['compose.yaml'], services: ['site'] },
  { files: ['compose.yaml', 'deploy/compose.mariadb.yaml'], services: ['database', 'site'] },
])('docker-compose accepts $files', ({ files, services }, { skip }) => {
  skip(findComposeChecker() === null, 'docker-compose is not on this machine');
  const config = parse(readComposeConfig(files));
  expect(Object.keys(config.services).sort()).toEqual(services);
  expect(config.services.site).toMatchObject({ read_only: true, volumes: ['data:/data:rw'] });
});

const composeSchema = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).default({}) })),
});

test.each(['compose.yaml', 'deploy/compose.mariadb.yaml'])(
  '%s sets variables that the site knows',
  async file => {
    const { services } = composeSchema.parse(parse(await readFile(file, 'utf8')));
    const documented = await readFile('docs/settings.md', 'utf8');
    const names = Object.keys(services.site?.environment ?? {});
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(documented).toContain(`\`${name.replace(/_FILE$/, '')}\``);
  },
);
