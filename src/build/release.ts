import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommandLine } from '../server/commands/command-line';
import { readCommit } from '../server/core/runtime/read-commit';
import { VERSION } from '../shared/site-version';

// `npm run release` packs the commit that is checked out, with its build and the packages that it needs, into
// dist/releases. Some packages have a program for each system, so the archive is for the kind of machine that made it.

readCommandLine(
  `Usage: npm run release

Packs the commit that is checked out, with its build and the packages that it needs, into dist/releases.`,
  {},
);
const root = resolve(import.meta.dirname, '../..');
const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'migrations',
  'src',
  'deploy',
  'docs',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE.md',
];

const name = `portfolio-${VERSION}`;
const archive = join(root, 'dist/releases', `${name}-${process.platform}-${process.arch}.tar.gz`);
const commit = readCommit(root, {})?.replace('-dirty', '') ?? '';
const work = await mkdtemp(join(tmpdir(), 'portfolio-release-'));
const project = join(work, name);
try {
  run(
    'git',
    ['archive', `--output=${join(work, 'sources.tar')}`, `--prefix=${name}/`, 'HEAD', ...PARTS],
    root,
  );
  run('tar', ['-xf', 'sources.tar'], work);
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], project);
  run('npm', ['run', 'build'], project);
  run('node', ['--import', 'tsx', 'src/build/prune-packages.ts'], project);
  await mkdir(join(root, 'dist/releases'), { recursive: true });
  run('tar', ['-czf', archive, '--owner=0', '--group=0', name], work);
  process.stdout.write(`Packed ${commit} into ${archive}\n`);
} finally {
  await rm(work, { recursive: true, force: true });
}

function run(program: string, words: string[], cwd: string): void {
  const env = { ...process.env, BUILD_COMMIT: commit };
  execFileSync(program, words, { cwd, env, stdio: 'inherit' });
}
