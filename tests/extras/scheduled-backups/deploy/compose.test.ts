import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { canRunCompose, prepareCompose, startServices } from '#tests/support/deploy/compose';
import { buildImage, hasContainers } from '#tests/support/deploy/container';
import { findFreePort } from '#tests/support/free-port';
import { testFolder } from '#tests/support/managed-folder';

beforeEach(({ skip }) => {
  skip(!hasContainers(), 'podman and root are not on this machine');
  skip(!canRunCompose(), 'podman-compose, iptables or catatonit is not on this machine');
});

test('the site of compose.yaml makes backups, which a new container keeps', {
  timeout: 900_000,
}, async () => {
  const port = await findFreePort();
  const compose = await prepareCompose(await testFolder(), buildImage().name, port);
  onTestFinished(() => void compose.run('down', '--volumes'));
  await startServices(compose, port);
  const listBackups = () => compose.run('exec', '-T', 'site', 'ls', '/data/backups');
  await expect.poll(listBackups, { timeout: 20_000 }).toContain('.zip');
  compose.run('down');
  await startServices(compose, port);
  expect(listBackups()).toContain('.zip');
});
