import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { digestSources, writeStamp } from './build-stamp';
import { checkFirstLoads } from './check-first-loads';
import { compressFiles } from './compress-files';
import { newBuildFolder, publishBuild } from './publish-build';

// `npm run build`: builds the site beside a version that may be running from this folder, and publishes it when
// complete.

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
// Overrides the shell: React has a separate build for development.
process.env.NODE_ENV = 'production';
const sources = digestSources(root);
const folder = await newBuildFolder(dist);
try {
  const shared = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  await build({ ...shared, build: { outDir: join(folder, 'client') } });
  await compressFiles(join(folder, 'client', 'assets'));
  await checkFirstLoads(join(folder, 'client'));
  await build({ ...shared, build: { outDir: join(folder, 'server'), ssr: true } });
  await publishBuild(folder, dist);
  writeStamp(dist, sources);
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  throw error;
}
