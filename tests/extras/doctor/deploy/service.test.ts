import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hasContainers } from '#tests/support/deploy/container';
import { startServiceMachine } from '#tests/support/deploy/service-machine';

beforeEach(({ skip }) => skip(!hasContainers(), 'podman and root are not on this machine'));

test('the doctor runs with the settings and the user of the service', { timeout: 600_000 }, async () => {
  const { runAsSite, stop } = await startServiceMachine();
  onTestFinished(async () => void (await stop()));
  expect(runAsSite('doctor')).toContain('Schema: The schema is up to date.');
});
