import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { readCommandLine } from '../server/commands/command-line';
import { readCommit } from '../server/core/runtime/read-commit';
import { digestSources, writeStamp } from './build-stamp';
import { BuildError, newBuildFolder, publishBuild } from './publish-build';

// `npm run build` builds the site while another version may be running from this folder, and publishes it
// once complete.

readCommandLine(
  `Usage: npm run build

Builds the site into dist. A site that runs from this folder is replaced by the new build at its next start.`,
  {},
);

/** Fonts and images are not in the list because they are already compressed. */
const COMPRESSIBLE = ['.css', '.js', '.svg'];
/** Below this size, compression saves almost nothing. */
const MIN_BYTES = 1_024;

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
  await build({ ...shared, build: { outDir: join(folder, 'server'), ssr: true } });
  await writeFile(join(folder, 'server', 'commit'), commit ?? '');
  await publishBuild(folder, dist);
  writeStamp(dist, sources);
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  throw error;
}

/** Writes a compressed copy beside each file once, so that requests need not compress it. */
async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  const wanted = names.filter(name => COMPRESSIBLE.includes(extname(name)));
  await Promise.all(wanted.map(name => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify<Buffer, Buffer>(gzip)(content));
}

function stop(error: unknown): never {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
