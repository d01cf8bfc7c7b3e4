import { spawnSync } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newBuildFolder } from '../../src/build/publish-build';
import { testFolder } from '../support/managed-folder';
import { asOrdinaryUser } from '../support/programs/ordinary-user';

const project = resolve(import.meta.dirname, '../..');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

test('a start without a build explains that the build cannot be written, and how to build', async () => {
  const root = await testFolder();
  for (const folder of ['src/build', 'src/shared', 'src/server/core/runtime', 'src/server/commands'])
    await cp(join(project, folder), join(root, folder), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    await cp(join(project, name), join(root, name));
  await cp(join(project, 'migrations'), join(root, 'migrations'), { recursive: true });
  // A file in place of the folder stops even root.
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/builds'), '');
  const start = spawnSync(process.execPath, [`--import=${tsx}`, 'src/build/ensure-build.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(start.status).toBe(1);
  expect(start.stderr).toContain(`"npm run build"`);
  expect(start.stderr).toContain(join(root, 'dist'));
  expect(start.stderr).not.toMatch(/^\s+at /m);
});

test('a folder that this user may not write is named with the reason', async () => {
  const dist = join(await testFolder(), 'dist');
  const refusal = await asOrdinaryUser([], async () => {
    const error = await newBuildFolder(dist).catch((caught: unknown) => caught);
    return error instanceof Error ? error.message : error;
  });
  expect(refusal).toBe(
    `Couldn't build the site, and there is no build of these sources. ${dist} cannot be written (EACCES): run "npm run build" as a user who can write there.`,
  );
});
