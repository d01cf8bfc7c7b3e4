import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { readCommandLine } from '../server/commands/command-line';
import { readCommit } from '../server/core/runtime/read-commit';
import { digestSources, writeStamp } from './build-stamp';
import { checkFirstLoads } from './check-first-loads';
import { compressFiles } from './compress-files';
import { BuildError, newBuildFolder, publishBuild } from './publish-build';

// `npm run build` builds the site while another version may be running from this folder, and publishes it
// once complete.

readCommandLine(
  `Usage: npm run build

Builds the site into dist. A site that runs from this folder is replaced by the new build at its next start.`,
  {},
);
const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
// This overrides the shell, because React has a separate build for development.
process.env.NODE_ENV = 'production';
const sources = digestSources(root);
const commit = readCommit(root, process.env);
const folder = await newBuildFolder(dist).catch(stop);
try {
  const shared = {
    configFile: join(root, 'vite.config.ts'),
    // Reads the configuration without the tests, which it names for the test runner alone.
    configLoader: 'runner' as const,
    logLevel: 'warn' as const,
  };
  await build({ ...shared, build: { outDir: join(folder, 'client') } });
  await compressFiles(join(folder, 'client', 'assets'));
  await checkFirstLoads(join(folder, 'client'));
  await build({ ...shared, build: { outDir: join(folder, 'server'), ssr: true } });
  await writeFile(join(folder, 'server', 'commit'), commit ?? '');
  await publishBuild(folder, dist);
  writeStamp(dist, sources);
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  throw error;
}

function stop(error: unknown): never {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
