import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hasContainers } from '#tests/support/deploy/container';
import { startServiceMachine } from '#tests/support/deploy/service-machine';

beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

test('the service makes backups below /var/lib/portfolio', { timeout: 600_000 }, async () => {
  const { exec, stop } = await startServiceMachine();
  onTestFinished(async () => void (await stop()));
  const listBackups = () => exec('ls', '/var/lib/portfolio/backups');
  await expect.poll(listBackups, { timeout: 20_000 }).toContain('.zip');
});
