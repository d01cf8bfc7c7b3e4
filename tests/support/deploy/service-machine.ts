import { vi } from 'vitest';
import { OWNER } from '../app/owner';
import { findFreePort } from '../free-port';
import { listShellBlocks } from '../programs/shell-blocks';
import { startSystemd } from './container';

/** Lists the commands that install files, of the block of the docs that has this line. */
export function listInstallCommands(line: string): string[] {
  const block = listShellBlocks('.').find(({ commands }) => commands.split('\n').includes(line));
  return block?.commands.split('\n').filter(command => /\binstall -m|daemon-reload/.test(command)) ?? [];
}

/** The commands of the docs that install the service. */
export const INSTALL = listInstallCommands('systemctl daemon-reload');

/** Starts a machine with systemd, on which the site is a service as the docs say. */
export async function startServiceMachine() {
  const machine = startSystemd();
  const isRunning = () => {
    try {
      return machine.exec('systemctl', 'is-system-running') === 'running';
    } catch {
      return false;
    }
  };
  await vi.waitUntil(isRunning, { timeout: 60_000, interval: 500 });
  const port = await findFreePort();
  const settings = {
    PORT: port,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: `"${OWNER.password}"`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  for (const command of INSTALL) machine.exec('sh', '-c', command);
  machine.exec('sh', '-c', `printf '%s\\n' "$@" >> /etc/portfolio.env`, 'sh', ...lines);
  machine.exec('systemctl', 'enable', '--now', 'portfolio');
  const url = `http://127.0.0.1:${port}`;
  const readStatus = (path: string) =>
    fetch(url + path).then(
      response => response.status,
      () => 0,
    );
  const waitForSite = () =>
    vi.waitUntil(async () => (await readStatus('/readyz')) === 200, { timeout: 60_000, interval: 200 });
  await waitForSite();
  return {
    url,
    readStatus,
    waitForSite,
    exec: machine.exec,
    stop: machine.stop,
    /** Runs an npm script with the settings and the user of the site. */
    runAsSite: (...words: string[]) => machine.exec('portfolio-run', 'npm', 'run', '--silent', ...words),
  };
}
