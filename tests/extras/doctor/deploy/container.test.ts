import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { canRunCompose, prepareCompose, startServices } from '#tests/support/deploy/compose';
import { hasContainers } from '#tests/support/deploy/container';
import { prepareSiteContainer } from '#tests/support/deploy/site-container';
import { findFreePort } from '#tests/support/free-port';
import { folderForFile, testFolder } from '#tests/support/managed-folder';

const volume = await folderForFile();
let site: Awaited<ReturnType<typeof prepareSiteContainer>>;
beforeAll(async () => {
  if (hasContainers()) site = await prepareSiteContainer(volume);
}, 900_000);
beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

test('the container checks its installation and rehearses an upgrade', async () => {
  const container = await site.start();
  onTestFinished(async () => void (await container.stop()));
  const run = (name: string) => container.exec('npm', 'run', '--silent', name);
  expect(run('doctor')).toContain('Schema: The schema is up to date.');
  expect(run('upgrade:rehearse')).toContain('The rehearsal');
});

test('the doctor runs in the site of compose.yaml', async ({ skip }) => {
  skip(!canRunCompose(), 'podman-compose, iptables or catatonit is not on this machine');
  const port = await findFreePort();
  const compose = await prepareCompose(await testFolder(), site.image.name, port);
  onTestFinished(() => void compose.run('down', '--volumes'));
  await startServices(compose, port);
  const printed = compose.run('exec', '-T', 'site', 'npm', 'run', '--silent', 'doctor');
  expect(printed).toContain('PUBLIC_URL is not set');
});
