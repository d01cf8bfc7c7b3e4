import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { newBuildFolder, publishBuild } from './publish-build';

// `npm run build`: makes the site beside the one that may be running from this folder, and puts it in its place when it is
// complete.

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const folder = await newBuildFolder(dist);
try {
  const shared = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  await build({ ...shared, build: { outDir: join(folder, 'client') } });
  await build({ ...shared, build: { outDir: join(folder, 'server'), ssr: true } });
  await publishBuild(folder, dist);
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  throw error;
}
