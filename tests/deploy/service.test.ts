import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchTokens } from '../support/app/fetch-tokens';
import { OWNER } from '../support/app/owner';
import { addPicture } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';
import { type Container, hasContainers, startSystemd } from '../support/deploy/container';
import { findFreePort } from '../support/free-port';
import { findSystemd } from '../support/programs/server-programs';
import { listShellBlocks } from '../support/programs/shell-blocks';

const systemd = findSystemd();

function analyze(...words: string[]): string {
  const { stdout, stderr } = spawnSync(systemd ?? '', [...words, 'deploy/portfolio.service'], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Lists the commands that install files, of the block of the docs that has this line. */
function listInstallCommands(line: string): string[] {
  const block = listShellBlocks('.').find(({ commands }) => commands.split('\n').includes(line));
  return block?.commands.split('\n').filter(command => /\binstall -m|daemon-reload/.test(command)) ?? [];
}
const INSTALL = listInstallCommands('systemctl daemon-reload');
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
  let machine: Container;
  let url: string;
  beforeAll(async () => {
    if (!hasContainers()) return;
    machine = startSystemd();
    await vi.waitUntil(isRunning, { timeout: 60_000, interval: 500 });
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    const settings = {
      PORT: port,
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: `"${OWNER.password}"`,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    for (const command of INSTALL) machine.exec('sh', '-c', command);
    machine.exec('sh', '-c', `printf '%s\\n' "$@" >> /etc/portfolio.env`, 'sh', ...lines);
    machine.exec('systemctl', 'enable', '--now', 'portfolio');
    await waitForSite();
  }, 600_000);
  afterAll(() => machine?.stop());
  beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

  function isRunning(): boolean {
    try {
      return machine.exec('systemctl', 'is-system-running') === 'running';
    } catch {
      return false;
    }
  }

  const readStatus = (path: string) =>
    fetch(url + path).then(
      response => response.status,
      () => 0,
    );
  const waitForSite = () =>
    vi.waitUntil(async () => (await readStatus('/readyz')) === 200, { timeout: 60_000, interval: 200 });
  const show = (property: string) =>
    machine.exec('systemctl', 'show', '--value', '--property', property, 'portfolio');
  const runAsSite = (...words: string[]) => machine.exec('portfolio-run', 'npm', 'run', '--silent', ...words);

  test('runs the site as a user of its own, which stores files below /var/lib/portfolio', async () => {
    const address = await addPicture({ url }, await picture(1_200, 800).png().toBuffer());
    expect(await readStatus('/WebResume.pdf')).toBe(200);
    const pid = show('MainPID');
    expect(machine.exec('stat', '--format', '%U', `/proc/${pid}`)).toBe('portfolio');
    const files = machine.exec('ls', '/var/lib/portfolio/uploads').split('\n');
    expect(files).toContain(address.replace('/uploads/', ''));
    expect(machine.exec('stat', '--format', '%a', '/var/lib/private/portfolio')).toBe('700');
    const hasBackup = () => machine.exec('ls', '/var/lib/portfolio/backups').includes('.zip');
    await expect.poll(hasBackup, { timeout: 20_000 }).toBe(true);
  });

  test('runs the commands of the docs with the settings and the user of the site', async () => {
    expect(runAsSite('doctor')).toContain('Schema: The schema is up to date.');
    const file = '/var/lib/portfolio/mine.zip';
    expect(runAsSite('backup', '--', '--out', file)).toContain(`Saved ${file}`);
    expect(machine.exec('systemctl', 'stop', 'portfolio')).toBe('');
    expect(runAsSite('restore', '--', file, '--over', 'Joss Tremlett')).toContain('Restored the backup');
    machine.exec('systemctl', 'start', 'portfolio');
    await waitForSite();
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
    await waitForSite();
    expect([show('Result'), show('NRestarts')]).toEqual(['success', '0']);
    machine.exec('systemctl', 'kill', '--signal=SIGKILL', 'portfolio');
    await expect.poll(() => show('NRestarts'), { timeout: 20_000 }).toBe('1');
    await waitForSite();
    expect((await fetchTokens(url)).token).not.toBe('');
  });
});
