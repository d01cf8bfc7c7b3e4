import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { z } from 'zod';
import { toStandaloneDeclaration, withStandIns } from './router-declaration';

// `npm run build:client` packs dist/api-client, a separate package for scripts outside the site. It is compiled
// because Node runs no TypeScript under node_modules, and it contains all that it needs.

const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'dist/api-client');
const NAME = 'portfolio-client';

const run = promisify(execFile);
const packageSchema = z.object({ version: z.string(), license: z.string() });

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, `${NAME}.ts`),
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
await writeDeclarations();
await writePackage();
await run('npm', ['pack', '--silent'], { cwd: outDir });

async function writeDeclarations(): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'portfolio-types-'));
  const readEmitted = (path: string) => readFile(join(emitted, path), 'utf8');
  try {
    await compile(['-p', import.meta.dirname, '--outDir', emitted]);
    const router = await readEmitted('server/app-router.d.ts');
    const client = await readEmitted(`api-client/${NAME}.d.ts`);
    await writeFile(join(outDir, 'app-router.d.ts'), toStandaloneDeclaration(router));
    await writeFile(join(outDir, `${NAME}.d.ts`), withStandIns(client));
    await copyFile(join(emitted, 'api-client/stand-ins.d.ts'), join(outDir, 'stand-ins.d.ts'));
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
  // A type without a stand-in must not be published.
  await compile(['--ignoreConfig', '--noEmit', join(outDir, `${NAME}.d.ts`)]);
}

async function compile(parameters: string[]): Promise<void> {
  await run(join(root, 'node_modules/.bin/tsc'), parameters);
}

/** Writes the package file, and the licenses of the project and of tRPC, which is part of the package. */
async function writePackage(): Promise<void> {
  const { version, license } = packageSchema.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const description = {
    name: NAME,
    version,
    private: true,
    license,
    type: 'module',
    exports: { '.': { types: `./${NAME}.d.ts`, default: `./${NAME}.js` } },
  };
  await writeFile(join(outDir, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  await copyFile(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
  await copyFile(join(root, 'node_modules/@trpc/client/LICENSE'), join(outDir, 'LICENSE.trpc'));
}
