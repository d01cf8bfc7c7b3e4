import { chown } from 'node:fs/promises';
import { vi } from 'vitest';
import { OWNER } from '../app/owner';
import { findFreePort } from '../free-port';
import { buildImage, startContainer } from './container';

/** The user of the image. */
export const IMAGE_USER = 1_000;

/** Builds the image, and gives its user the volume. Each start runs a container and waits until it is healthy. */
export async function prepareSiteContainer(volume: string) {
  const image = buildImage();
  await chown(volume, IMAGE_USER, IMAGE_USER);
  const port = String(await findFreePort());
  return {
    image,
    port,
    url: `http://127.0.0.1:${port}`,
    start: async (env: Record<string, string> = {}) => {
      const container = startContainer(image.name, volume, { PORT: port, OWNER_EMAIL: OWNER.email, ...env });
      await vi.waitUntil(() => container.isHealthy(), { timeout: 60_000, interval: 500 });
      return container;
    },
  };
}
