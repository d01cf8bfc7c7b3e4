import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCopyFolder } from '#server/static-copy/copy-folder';
import { createFault, watchFiles } from '../stops/faults';
import { openSite, type SiteOnDisk } from '../stops/site-on-disk';
import {
  exportTo,
  failToExport,
  listPaths,
  readDigests,
  startExport,
  testFolder,
  zipTo,
} from '../support/export-run';
import { createExportedSite, type ExportedContent } from '../support/exported-content';
import { settle } from '../support/prepared-database';
import { endPrograms } from '../support/run-program';
import { createSqliteFile } from '../support/test-database';

let site: SiteOnDisk;
let content: ExportedContent;
beforeAll(async () => {
  ({ site, content } = await createExportedSite());
});
afterEach(endPrograms);
afterAll(() => site?.remove());

/** The address of a picture on another site of this product. */
const ELSEWHERE = 'https://other.example/uploads/0190a000-1111-7222-8333-444455556666-abcdef-1200x800.png';

async function write(folder: string, path: string, text = 'mine'): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

test('files of others stay, and are never overwritten', async () => {
  const out = join(await testFolder(), 'copy');
  const own = ['.git/HEAD', 'notes/readme.txt', 'uploads/mine.png'];
  for (const path of own) await write(out, path);
  expect(await failToExport(site, out)).toMatch(
    /copy has files that no export wrote, such as \S+\. Use --force to write beside them, or another folder\.\n$/,
  );
  await write(out, 'pages/imprint/index.html');
  expect(await failToExport(site, out, ['--force'])).toBe(
    'pages/imprint/index.html is in the folder already, and no export wrote it. Move it away.\n',
  );
  expect((await listPaths(out)).filter(path => !path.startsWith('.export/'))).toEqual(
    [...own, 'pages/imprint/index.html'].sort(),
  );
  await rm(join(out, 'pages'), { recursive: true });
  await exportTo(site, out, ['--force']);
  await exportTo(site, out, ['--force', '--base', '/work/']);
  for (const path of own) expect(await readFile(join(out, path), 'utf8')).toBe('mine');
});

test.each([
  [
    ['--url', 'https://ada.example/work'],
    '--url must have no path. Use --url https://ada.example --base /work.',
  ],
  [['--url', 'ada.example'], "--url must be a web address such as https://example.com, not 'ada.example'."],
  [['--base', '/a b/'], "--base must be a path such as /work/, not '/a b/'."],
  [['--base', '/../'], "--base must be a path such as /work/, not '/../'."],
  [
    ['--contact', 'http://forms.example/'],
    "--contact must begin with https: or mailto:, not 'http://forms.example/'.",
  ],
  ...['soon', '5', '2026-12-01T00:30'].map((at): [string[], string] => [
    ['--at', at],
    `--at must be a moment with its time zone, such as 2026-01-31T12:00:00Z, not '${at}'.`,
  ]),
  [['--contact', 'mailto:'], "--contact must begin with https: or mailto:, not 'mailto:'."],
  ...['', 'https://ada.example/x'].map((domain): [string[], string] => [
    ['--cname', domain],
    `--cname must be a domain such as example.com, not '${domain}'.`,
  ]),
])('%s is refused', async (options, message) => {
  const folder = await testFolder();
  expect(await failToExport(site, join(folder, 'copy'), options)).toBe(`${message}\n`);
  expect(await listPaths(folder)).toEqual([]);
});

test('an empty path, such as that of an unset variable, is refused', async () => {
  const usage = 'Usage: npm run export:static -- --out DIR, or --zip FILE\n';
  expect(await failToExport(site, '')).toBe(usage);
  await expect(zipTo(site, '')).rejects.toThrow(usage);
});

test('a database without a site is refused', async () => {
  const database = await createSqliteFile();
  const folder = await testFolder();
  expect(await failToExport({ database, folder }, join(folder, 'copy'))).toBe(
    'The database has no site yet. Start the site first, or check DATABASE_URL and DATA_DIR.\n',
  );
  expect(await listPaths(join(folder, 'copy')).catch(() => [])).toEqual([]);
  await database.remove();
});

describe('the previous copy', () => {
  test('stays whole if a picture is missing or an address is refused', async () => {
    const out = join(await testFolder(), 'copy');
    await exportTo(site, out);
    const before = await readDigests(out);
    const file = join(site.folder, content.image);
    await rename(file, `${file}.away`);
    const name = content.image.slice('/uploads/'.length);
    expect(await failToExport(site, out, ['--base', 'other'])).toBe(
      `The picture ${name} on / is missing. Choose another one, or restore it from a backup. The previous copy is unchanged.\n`,
    );
    await rename(`${file}.away`, file);
    expect(await readDigests(out)).toEqual(before);

    const open = await openSite(site);
    const { _id: id } = await open.services.notes.create({ title: 'Con', slug: 'con' });
    expect(await failToExport(site, out)).toBe(
      'Hosts refuse notes/con/index.html: "con" is a reserved name on Windows. Change its address.\n',
    );
    await open.services.notes.remove(id);
    await open.db.close();
    await settle(site.database);
    expect(await readDigests(out)).toEqual(before);
  });

  test('lists links that lead nowhere, also to what a copy does not have', async () => {
    const out = join(await testFolder(), 'copy');
    const open = await openSite(site);
    const text = [
      ...['/api/projects', '/api/docs', '/login', '/healthz', '/notes/no-such-note', '/%C3%28'],
      // The running site ignores case.
      ...['/ABOUT', '/Notes/Spring-Tide'],
      ...['/uploads/mine.png', '/uploads/sample-none.svg', ELSEWHERE],
    ]
      .map(address => `[a link](${address})`)
      .join(' ');
    const { _id: id } = await open.services.notes.create({ title: 'Links', slug: 'links', text });
    await settle(site.database);
    const report = await exportTo(site, out);
    expect(report.split('\n').filter(line => line.startsWith('Dead link'))).toEqual([
      'Dead link on /notes/links: /%C3%28',
      'Dead link on /notes/links: /ABOUT',
      'Dead link on /notes/links: /Notes/Spring-Tide',
      'Dead link on /notes/links: /api/docs',
      'Dead link on /notes/links: /api/projects',
      'Dead link on /notes/links: /healthz',
      'Dead link on /notes/links: /login',
      'Dead link on /notes/links: /notes/no-such-note',
      'Dead link on /notes/links: /uploads/mine.png',
      'Dead link on /notes/links: /uploads/sample-none.svg',
    ]);
    expect(await listPaths(out)).not.toContain('login/index.html');
    await open.services.notes.remove(id);
    await open.db.close();
    await settle(site.database);
  });

  test('shows one state of the content, also while a note is published', async () => {
    const [during, after] = [join(await testFolder(), 'copy'), join(await testFolder(), 'copy')];
    const program = startExport(site, during);
    // The export has read the content when it reads pages.
    await expect.poll(program.stderr).toMatch(/^pages: /m);
    const open = await openSite(site);
    const { _id: id } = await open.services.notes.create({ title: 'Midway', slug: 'midway', text: 'New.' });
    expect(await program.ended).toMatchObject({ exitCode: 0 });
    await exportTo(site, after);
    expect(await listFilesWith(during, 'midway')).toEqual([]);
    expect(await listFilesWith(after, 'midway')).toEqual(
      expect.arrayContaining(['content.json', 'notes/index.html', 'notes/midway/index.html']),
    );
    await open.services.notes.remove(id);
    await open.db.close();
    await settle(site.database);
  });

  test('stays whole if the export is killed, and the next export succeeds', async () => {
    const out = join(await testFolder(), 'copy');
    await exportTo(site, out);
    const before = await readDigests(out);
    const options = ['--base', 'killed'];
    for (const milliseconds of [300, 900, 1_500, 2_500]) {
      const program = startExport(site, out, options);
      await delay(milliseconds);
      program.kill('SIGKILL');
      const { exitCode } = await program.ended;
      // A machine may be fast enough to complete it.
      if (exitCode === 0) break;
      expect(withoutStaged(await readDigests(out))).toEqual(before);
    }
    await exportTo(site, out, options);
    const fresh = join(await testFolder(), 'copy');
    await exportTo(site, fresh, options);
    expect(await readDigests(out)).toEqual(await readDigests(fresh));
  });

  test('is complete or replaced after two exports at once', async () => {
    const out = join(await testFolder(), 'copy');
    const programs = ['one', 'two'].map(base => startExport(site, out, ['--base', base]));
    const ends = await Promise.all(programs.map(({ ended }) => ended));
    expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const [, last = ''] = /href="(\/\w+)\/about"/.exec(await readFile(join(out, 'index.html'), 'utf8')) ?? [];
    expect(await exportTo(site, out, ['--base', last])).toContain(': 0 written, 0 removed, ');
  });
});

async function listFilesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of await listPaths(folder))
    if ((await readFile(join(folder, path), 'utf8')).includes(text)) found.push(path);
  return found;
}

/** Leaves out what a stopped export has staged, and its lock, which the next export removes. */
function withoutStaged(digests: Record<string, string>) {
  const isLeft = (path: string) => path.startsWith('.export/staged/') || path.startsWith('.export/turn.');
  return Object.fromEntries(Object.entries(digests).filter(([path]) => !isLeft(path)));
}

describe('a stop at any step', () => {
  const NO_FINDINGS = { deadLinks: [], missingVariants: [] };
  const OLD = { 'index.html': 'old', 'assets/old.js': 'old', 'gone/index.html': 'old', 'same.txt': 'same' };
  const NEW = { 'index.html': 'new', 'assets/new.js': 'new', 'added/index.html': 'new', 'same.txt': 'same' };

  async function copy(folder: string, files: Record<string, string>, source: string): Promise<void> {
    const open = await openCopyFolder(folder, { isShared: false, isDryRun: false });
    try {
      for (const [path, text] of Object.entries(files)) await open.add(path, text);
      await open.commit(source, NO_FINDINGS);
    } catch (error) {
      await open.discard();
      throw error;
    }
  }

  async function readCopy(folder: string): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    for (const path of await listPaths(folder))
      if (!path.startsWith('.export/')) files[path] = await readFile(join(folder, path), 'utf8');
    return files;
  }

  test.each(['killed', 'full'] as const)('leaves a copy that the next export completes (%s)', async kind => {
    let steps = 0;
    for (let isDisturbed = true; isDisturbed; steps += 1) {
      const folder = await testFolder();
      await copy(folder, OLD, 'old');
      const fault = createFault(kind, steps);
      const restore = watchFiles(fault.step);
      const running = copy(folder, NEW, 'new').catch(() => undefined);
      await Promise.race([running, ...(kind === 'killed' ? [fault.happened] : [])]);
      restore();
      isDisturbed = fault.hasHappened();
      const left = await readCopy(folder);
      // Every page that a visitor may see has its files.
      if (left['index.html'] === 'new') expect(left['assets/new.js']).toBe('new');
      else expect(left).toMatchObject({ 'index.html': 'old', 'assets/old.js': 'old' });
      await copy(folder, NEW, 'new');
      expect(await readCopy(folder)).toEqual(NEW);
      expect((await listPaths(folder)).filter(path => path.startsWith('.export/'))).toEqual([
        '.export/manifest.json',
      ]);
    }
    expect(steps).toBeGreaterThan(8);
  });
});
