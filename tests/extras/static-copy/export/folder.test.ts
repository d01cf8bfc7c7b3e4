import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCopyFolder } from '#server/extras/static-copy/export/copy-folder';
import {
  exportTo,
  failToExport,
  listPaths,
  readDigests,
  startExport,
  writeForeign,
} from '#tests/extras/static-copy/support/export-run';
import { createExportedSite, type ExportedContent } from '#tests/extras/static-copy/support/exported-content';
import { settle } from '#tests/support/database/prepared-database';
import { createSqliteFile } from '#tests/support/database/test-database';
import { testFolder } from '#tests/support/managed-folder';
import { endPrograms } from '#tests/support/programs/run-program';
import { createFault, watchFiles } from '#tests/support/stops/faults';
import { openSite, type SiteOnDisk } from '#tests/support/stops/site-on-disk';

let site: SiteOnDisk;
let content: ExportedContent;
beforeAll(async () => {
  ({ site, content } = await createExportedSite());
});
afterEach(endPrograms);
afterAll(() => site?.remove());

/** The address of a picture on another site of this product. */
const ELSEWHERE = 'https://other.example/uploads/0190a000-1111-7222-8333-444455556666-abcdef-1200x800.png';

test('an export refuses a folder with files of others, and leaves them alone when it is forced', async () => {
  const out = join(await testFolder(), 'copy');
  const own = ['.git/HEAD', 'notes/readme.txt', 'uploads/mine.png'];
  for (const path of own) await writeForeign(out, path);
  expect(await failToExport(site, out)).toMatch(
    /copy has files that no export wrote, such as \S+\. Use --force to write beside them, or another folder\.\n$/,
  );
  expect((await listPaths(out)).filter(path => !path.startsWith('.export/'))).toEqual(own.sort());
  await exportTo(site, out, ['--force']);
  for (const path of own) expect(await readFile(join(out, path), 'utf8')).toBe('mine');
});

test.each(['http://forms.example/', 'mailto:'])('the address %s of a form is refused', async contact => {
  const folder = await testFolder();
  expect(await failToExport(site, join(folder, 'copy'), ['--contact', contact])).toBe(
    `--contact must begin with https: or mailto:, not '${contact}'.\n`,
  );
  expect(await listPaths(folder)).toEqual([]);
});

test('an empty path, such as that of an unset variable, is refused', async () => {
  expect(await failToExport(site, '')).toMatch(
    /^Name the folder with --out, or the file with --zip\.\n\nUsage: npm run export:static/,
  );
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
  test('stays whole if a picture is missing', async () => {
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
  });

  test('lists links that lead nowhere, also to what a copy does not have', async () => {
    const out = join(await testFolder(), 'copy');
    const open = await openSite(site);
    const text = [
      '/api/projects',
      '/api/docs',
      '/login',
      '/healthz',
      '/notes/no-such-note',
      '/%C3%28',
      // The running site ignores case.
      '/ABOUT',
      '/Notes/Spring-Tide',
      '/uploads/mine.png',
      '/uploads/sample-none.svg',
      ELSEWHERE,
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
    const out = join(await testFolder(), 'copy');
    const program = startExport(site, out);
    // The export has read the content when it reads pages.
    await expect.poll(program.stderr).toMatch(/^pages: /m);
    const open = await openSite(site);
    const { _id: id } = await open.services.notes.create({ title: 'Midway', slug: 'midway', text: 'New.' });
    expect(await program.ended).toMatchObject({ exitCode: 0 });
    for (const path of await listPaths(out))
      expect(await readFile(join(out, path), 'utf8'), path).not.toContain('midway');
    await open.services.notes.remove(id);
    await open.db.close();
    await settle(site.database);
  });

  test('stays whole if the export is killed, and the next export succeeds', async () => {
    const out = join(await testFolder(), 'copy');
    await exportTo(site, out);
    const before = await readDigests(out);
    const program = startExport(site, out, ['--base', 'killed']);
    await expect.poll(program.stderr).toMatch(/^pages: /m);
    program.kill('SIGKILL');
    expect(await program.ended).toMatchObject({ signal: 'SIGKILL' });
    expect(await readDigests(out)).toMatchObject(before);
    expect(await exportTo(site, out)).toContain(': 0 written, 0 removed, ');
    expect(await readDigests(out)).toEqual(before);
  });
});

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

  // foreign-entries.test.ts fills the disk at any step.
  test('leaves a copy that the next export completes', async () => {
    let steps = 0;
    for (let isDisturbed = true; isDisturbed; steps += 1) {
      const folder = await testFolder();
      await copy(folder, OLD, 'old');
      const fault = createFault('killed', steps);
      const restore = watchFiles(fault.step);
      const running = copy(folder, NEW, 'new').catch(() => undefined);
      await Promise.race([running, fault.happened]);
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
