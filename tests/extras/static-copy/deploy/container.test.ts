import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hasContainers } from '#tests/support/deploy/container';
import { prepareSiteContainer } from '#tests/support/deploy/site-container';
import { folderForFile } from '#tests/support/managed-folder';

const volume = await folderForFile();
beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

test('the container exports a static copy', { timeout: 900_000 }, async () => {
  const { start } = await prepareSiteContainer(volume);
  const container = await start();
  onTestFinished(async () => void (await container.stop()));
  const printed = container.exec('npm', 'run', '--silent', 'export:static', '--', '--out', '/tmp/copy');
  expect(printed).toContain(' written, ');
});
