import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchTokens } from '../support/app/fetch-tokens';
import { addPicture } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';
import { hasContainers } from '../support/deploy/container';
import { INSTALL, listInstallCommands, startServiceMachine } from '../support/deploy/service-machine';
import { findSystemd } from '../support/programs/server-programs';

const systemd = findSystemd();

function analyze(...words: string[]): string {
  const { stdout, stderr } = spawnSync(systemd ?? '', [...words, 'deploy/portfolio.service'], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const UPGRADE = listInstallCommands('mv portfolio portfolio-old && mv portfolio-new portfolio');

describe('the unit', () => {
  beforeEach(({ skip }) => skip(systemd === null, 'systemd-analyze is not on this machine'));

  test('systemd understands the service', () => {
    // Programs that the unit names may be elsewhere on this machine.
    const lines = analyze('verify', '--man=no').split('\n');
    expect(lines.filter(line => line !== '' && !line.includes('is not executable'))).toEqual([]);
  });

  test('the service exposes little of the machine', () => {
    const [, exposure] =
      /Overall exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=yes')) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
  });
});

describe('a machine with systemd', () => {
  let machine: Awaited<ReturnType<typeof startServiceMachine>>;
  beforeAll(async () => {
    if (hasContainers()) machine = await startServiceMachine();
  }, 600_000);
  afterAll(() => machine?.stop());
  beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

  const show = (property: string) =>
    machine.exec('systemctl', 'show', '--value', '--property', property, 'portfolio');

  test('runs the site as a user of its own, which stores files below /var/lib/portfolio', async () => {
    const { url, readStatus } = machine;
    const address = await addPicture({ url }, await picture(1_200, 800).png().toBuffer());
    expect(await readStatus('/WebResume.pdf')).toBe(200);
    const pid = show('MainPID');
    expect(machine.exec('stat', '--format', '%U', `/proc/${pid}`)).toBe('portfolio');
    const files = machine.exec('ls', '/var/lib/portfolio/uploads').split('\n');
    expect(files).toContain(address.replace('/uploads/', ''));
    expect(machine.exec('stat', '--format', '%a', '/var/lib/private/portfolio')).toBe('700');
  });

  test('runs the commands of the docs with the settings and the user of the site', async () => {
    const { runAsSite } = machine;
    const file = '/var/lib/portfolio/mine.zip';
    expect(runAsSite('backup', '--', '--out', file)).toContain(`Saved ${file}`);
    expect(machine.exec('systemctl', 'stop', 'portfolio')).toBe('');
    expect(runAsSite('restore', '--', file, '--over', 'Joss Tremlett')).toContain('Restored the backup');
    machine.exec('systemctl', 'start', 'portfolio');
    await machine.waitForSite();
    expect(machine.exec('stat', '--format', '%a', '/var/lib/private/portfolio')).toBe('700');
  });

  test('gets the unit of the new version from the commands of an upgrade, and keeps the settings', async () => {
    const settings = machine.exec('cat', '/etc/portfolio.env');
    const unit = '/etc/systemd/system/portfolio.service';
    machine.exec('sed', '-i', '/HOST=/d', unit);
    machine.exec('systemctl', 'daemon-reload');
    expect(show('Environment')).not.toContain('HOST=');
    expect(UPGRADE).toHaveLength(3);
    for (const command of UPGRADE) machine.exec('sh', '-c', command);
    expect(show('Environment')).toContain('HOST=127.0.0.1');
    for (const command of INSTALL) machine.exec('sh', '-c', command);
    expect(machine.exec('cat', '/etc/portfolio.env')).toBe(settings);
  });

  test('stops the site in order, and starts it again after a crash', async () => {
    machine.exec('systemctl', 'restart', 'portfolio');
    await machine.waitForSite();
    expect([show('Result'), show('NRestarts')]).toEqual(['success', '0']);
    machine.exec('systemctl', 'kill', '--signal=SIGKILL', 'portfolio');
    await expect.poll(() => show('NRestarts'), { timeout: 20_000 }).toBe('1');
    await machine.waitForSite();
    expect((await fetchTokens(machine.url)).token).not.toBe('');
  });
});
