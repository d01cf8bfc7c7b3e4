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
  startServices,
} from '../support/deploy/compose';
import { hasContainers, startContainer } from '../support/deploy/container';
import { IMAGE_USER, prepareSiteContainer } from '../support/deploy/site-container';
import { findFreePort } from '../support/free-port';
import { folderForFile, testFolder } from '../support/managed-folder';

const MEGABYTES = 1_000_000;

const volume = await folderForFile();

describe('the container', () => {
  let site: Awaited<ReturnType<typeof prepareSiteContainer>>;
  beforeAll(async () => {
    if (hasContainers()) site = await prepareSiteContainer(volume);
  }, 900_000);
  beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

  test('is at most 250 MB larger than its base', () => {
    const { image } = site;
    expect(image.bytes - image.baseBytes).toBeLessThan(250 * MEGABYTES);
  });

  test('serves the site without rights on a read-only file system, and keeps its data', async () => {
    const { image, url, start } = site;
    await writeFile(join(volume, 'password'), OWNER.password, { mode: 0o600 });
    await chown(join(volume, 'password'), IMAGE_USER, IMAGE_USER);
    const first = await start({ OWNER_PASSWORD_FILE: '/data/password' });
    expect(first.exec('node', '-p', 'process.getuid()')).toBe(String(IMAGE_USER));
    expect(() => first.exec('touch', '/app/file')).toThrow('Read-only file system');
    const address = await addPicture({ url }, await picture(1_200, 800).png().toBuffer());
    expect((await fetch(`${url}/WebResume.pdf`)).headers.get('content-type')).toBe('application/pdf');
    const backup = first.exec('npm', 'run', '--silent', 'backup', '--', '--out', '/tmp/mine.zip');
    expect(backup).toContain('Saved /tmp/mine.zip');
    expect(await first.stop()).toBe(0);

    const second = await start();
    expect((await fetch(url + address)).status).toBe(200);
    expect((await fetchTokens(url)).token).not.toBe('');

    // Two sites would not know of each other.
    const third = startContainer(image.name, volume, { PORT: String(await findFreePort()) });
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
    const { stderr, exitCode } = await startContainer(site.image.name, locked, { PORT: site.port }).printed;
    expect({ exitCode, reason: JSON.parse(stderr).msg }).toEqual({
      exitCode: 1,
      reason: "Couldn't write to DATA_DIR /data/site. Make the folder writable for user 1000.",
    });
  });

  test('starts with compose.yaml, and keeps its volume when it is created again', async ({ skip }) => {
    skip(!canRunCompose(), 'podman-compose, iptables or catatonit is not on this machine');
    const folder = await testFolder();
    const port = await findFreePort();
    const compose = await prepareCompose(folder, site.image.name, port);
    try {
      await startServices(compose, port);
      const printed = compose.inspect('logs', SITE_CONTAINER);
      expect(printed).toMatch(/^Owner: .* as owner@example\.com, password \S+ \(shown only now\)$/m);
      const run = (...words: string[]) => compose.run('exec', '-T', 'site', ...words);
      const file = '/data/backups/mine.zip';
      expect(run('npm', 'run', '--silent', 'backup', '--', '--out', file)).toContain(`Saved ${file}`);
      compose.run('stop');
      expect(compose.inspect('inspect', '--format', '{{.State.ExitCode}}', SITE_CONTAINER)).toBe('0');
      compose.run('down');

      await startServices(compose, port);
      expect(compose.inspect('logs', SITE_CONTAINER)).not.toContain('Owner:');
      expect(run('ls', '/data/backups')).toContain('mine.zip');
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
