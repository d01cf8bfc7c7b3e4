import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { z } from 'zod';
import { toStandaloneDeclaration } from './router-declaration';

// `npm run build:client`: builds dist/api-client, a separate package for scripts outside the site. It is compiled
// because Node runs no TypeScript under node_modules, and it needs none of the server's packages.

const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'dist/api-client');
const NAME = 'portfolio-client';

const packageSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });

await build({
  root,
  configFile: false,
  logLevel: 'warn',
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

async function writeDeclarations(): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'portfolio-types-'));
  try {
    const compiler = join(root, 'node_modules/.bin/tsc');
    await promisify(execFile)(compiler, ['-p', import.meta.dirname, '--outDir', emitted]);
    const router = await readFile(join(emitted, 'server/api/app-router.d.ts'), 'utf8');
    const client = await readFile(join(emitted, `api-client/${NAME}.d.ts`), 'utf8');
    await writeFile(join(outDir, 'app-router.d.ts'), toStandaloneDeclaration(router));
    await writeFile(
      join(outDir, `${NAME}.d.ts`),
      client.replace('../server/api/app-router', './app-router.js'),
    );
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

/** Writes the package file. Install the folder with `npm install ./portfolio/dist/api-client`. */
async function writePackage(): Promise<void> {
  const { version, dependencies } = packageSchema.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const needed = ['@trpc/client', '@trpc/server'].map(name => [name, dependencies[name]]);
  const description = {
    name: NAME,
    version,
    private: true,
    type: 'module',
    exports: { '.': { types: `./${NAME}.d.ts`, default: `./${NAME}.js` } },
    dependencies: Object.fromEntries(needed),
  };
  await writeFile(join(outDir, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}
