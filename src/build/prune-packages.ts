import { execFileSync } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

// Removes from a built project what only the build needs. The container and the archive of a release are what remains.

const root = resolve(import.meta.dirname, '../..');
const BUILD_PACKAGES = ['@vitejs/plugin-react', 'echarts', 'echarts-for-react', 'typescript', 'vite'];
/** Only debuggers need source maps, and only the compiler needs types. */
const BUILD_FILES = /\.(map|d\.[cm]?ts)$/;

const how = ['--no-save', '--no-audit', '--no-fund', '--omit=dev', '--omit=peer'];
execFileSync('npm', ['uninstall', ...how, ...BUILD_PACKAGES], { cwd: root, stdio: 'inherit' });
const modules = join(root, 'node_modules');
const files = await readdir(modules, { recursive: true });
for (const file of files.filter(name => BUILD_FILES.test(name))) await rm(join(modules, file));
// Without the packages of the build, npm must not run the scripts that build the site before a command.
await writeFile(join(root, '.npmrc'), 'ignore-scripts=true\n');
