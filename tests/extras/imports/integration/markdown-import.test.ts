import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { startAppForFile } from '#tests/support/app/managed-app';
import { writeParts } from '#tests/support/content/backup-file';
import { picture } from '#tests/support/content/media-factory';
import { dumpTables } from '#tests/support/database/dump-tables';
import { createTestDatabase } from '#tests/support/database/test-database';
import { folderForFile } from '#tests/support/managed-folder';
import { bundlePrograms } from '#tests/support/programs/bundle-programs';
import { endPrograms, runProgram } from '#tests/support/programs/run-program';

const folder = await folderForFile();
const database = await createTestDatabase();
afterAll(database.remove);
const app = await startAppForFile({ database });
beforeAll(() => bundlePrograms('src/server/extras/imports/programs/import-markdown.ts'), 120_000);
afterEach(endPrograms);

/** Runs the command while the site is running. */
async function runCommand(...parameters: string[]) {
  const variables = { DATABASE_URL: database.url, UPLOADS_DIR: app.uploadsDir };
  const program = runProgram('src/server/extras/imports/programs/import-markdown.ts', parameters, variables);
  const { exitCode } = await program.ended;
  return { exitCode, stdout: program.stdout(), stderr: program.stderr() };
}

async function createArchive(files: Record<string, string | Buffer>): Promise<string> {
  const archive = join(folder, `${randomUUID()}.zip`);
  const parts = Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]);
  await writeParts(archive, Object.fromEntries(parts));
  return archive;
}

const gauge = (description: string) =>
  `---\ntitle: Gauge\ndescription: ${description}\ndate: 2024-01-31\ntags: [C]\ncover: gauge.png\n---\nSee ![it](gauge.png).\n`;

test('the command plans, imports, re-imports and undoes an archive of Markdown', async () => {
  const image = await picture(40, 30).png().toBuffer();
  const files = {
    'work/gauge.md': gauge('It tells.'),
    'work/gauge.png': image,
    'work/loom.md': '# Loom\n\nIt weaves.',
  };
  const archive = await createArchive(files);
  const before = await dumpTables(app);
  expect(await runCommand(archive, '--dry-run')).toEqual({
    ...{ exitCode: 0, stderr: '' },
    stdout:
      'Dry run: nothing was changed. Plan:\nnew: Gauge (work/gauge.md → projects) 2024-01-31 · C\nnew: Loom (work/loom.md → projects)\n',
  });
  expect(await dumpTables(app)).toEqual(before);

  expect((await runCommand(archive)).stdout).toContain('Imported as drafts: 2 created, 0 changed.');
  expect(await app.services.projects.list()).toEqual([]);
  const projects = await app.services.projects.list('owner');
  const address = expect.stringMatching(/^\/uploads\/.+\.png$/);
  expect(projects).toMatchObject([
    { title: 'Gauge', draft: true, slug: 'gauge', skills: ['C'], timeline: '2024', image: address },
    { title: 'Loom', draft: true, details: 'It weaves.' },
  ]);
  const { image: url = '', details, _id: id = '' } = projects[0] ?? {};
  expect(details).toBe(`See ![it](${url}).\n`);
  const { token } = await app.signIn();
  expect((await fetch(app.url + url, { headers: { [AUTH_HEADER]: token } })).status).toBe(200);

  await app.services.projects.update({ id, learned: 'Mine' });
  const newer = await createArchive({ ...files, 'work/gauge.md': gauge('It says.') });
  expect((await runCommand(newer)).stdout).toContain('Imported as drafts: 0 created, 1 changed.');
  expect(await app.services.projects.get(id, 'owner')).toMatchObject({
    description: 'It says.',
    learned: 'Mine',
  });
  expect((await runCommand('--undo')).stdout).toBe('Undone: 0 moved to the trash, 1 restored.\n');
  expect(await app.services.projects.get(id, 'owner')).toMatchObject({ description: 'It tells.' });
}, 120_000);

test('the command imports files as one kind with --as', async () => {
  const archive = await createArchive({ 'posts/day.md': 'Text', 'about.md': 'Text' });
  const { stdout } = await runCommand(archive, '--dry-run', '--as', 'projects');
  expect(stdout.match(/→ projects/g)).toHaveLength(2);
  expect(await runCommand(archive, '--as', 'skills')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^Use --as projects, --as notes or --as pages\.\n\nUsage: /),
  });
});

test.each([
  [['--undo', '--dry-run'], 'Use --undo alone.'],
  [['site.zip', '--undo'], 'Use --undo alone.'],
  [['--undo', '--as', 'notes'], 'Use --undo alone.'],
  [['a.zip', 'b.zip'], "Unexpected argument 'b.zip'."],
])('the command refuses %j, which contradict each other or have no meaning', async (words, reason) => {
  const { stdout: usage } = await runCommand('--help');
  expect(await runCommand(...words)).toEqual({ exitCode: 1, stdout: '', stderr: `${reason}\n\n${usage}` });
});
