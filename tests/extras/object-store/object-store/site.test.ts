import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { SWIFT_KEYS } from '#tests/extras/object-store/support/swift-server';
import { createTestBucket, readStoreUrl, toUploadsUrl } from '#tests/extras/object-store/support/test-bucket';
import { startTlsTerminator } from '#tests/extras/object-store/support/tls-terminator';
import { ownerCalls } from '#tests/support/app/owner-calls';
import { addPicture } from '#tests/support/content/archive-content';
import { picture, video } from '#tests/support/content/media-factory';
import { createCertificate } from '#tests/support/deploy/certificate';
import { folderForFile } from '#tests/support/managed-folder';
import { endPrograms, runProgram } from '#tests/support/programs/run-program';
import { startSite } from '#tests/support/programs/start-site';

// A whole site with its files in a bucket, over TLS as in production.

const folder = await folderForFile();
const certificate = await createCertificate(folder);
const tls = await startTlsTerminator(readStoreUrl(), certificate);
afterAll(tls.stop);
const settings = {
  UPLOADS_URL: toUploadsUrl(await createTestBucket('site/'), tls.url),
  NODE_EXTRA_CA_CERTS: certificate.file,
  SAMPLE_CONTENT: 'on',
  ...SWIFT_KEYS,
};
const site = await startSite(settings);
afterAll(site.stop);
afterEach(endPrograms);

const BACKUP = 'src/server/commands/backup.ts';
const RESTORE = 'src/server/commands/restore.ts';
const MOVE = 'src/server/extras/object-store/programs/move-uploads.ts';

async function run(file: string, parameters: string[], variables: Record<string, string> = {}) {
  const DATABASE_URL = site.target.kind === 'sqlite' ? `sqlite:${site.target.file}` : site.target.url;
  const program = runProgram(file, parameters, {
    DATABASE_URL,
    UPLOADS_DIR: join(site.folder, 'uploads'),
    ...settings,
    ...variables,
  });
  const { exitCode } = await program.ended;
  return { exitCode, stdout: program.stdout(), stderr: program.stderr() };
}

test('the sample pictures come from the bucket, and the uploads folder has no files', async () => {
  expect((await fetch(`${site.url}/uploads/sample-avatar.svg`)).status).toBe(200);
  const entries = await readdir(join(site.folder, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  expect(entries.filter(entry => entry.isFile())).toEqual([]);
});

test('a picture is served with the headers of a file that never changes, and as 304 afterwards', async () => {
  const path = await addPicture(site, await picture(900, 300).png().toBuffer());
  const call = await ownerCalls(site.url);
  await call('POST', '/projects', { title: 'Bucket', image: path });
  const first = await fetch(site.url + path);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  const etag = first.headers.get('etag') ?? '';
  expect(
    (await fetch(site.url + path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
      .status,
  ).toBe(304);
  // Variants are created in the background.
  const avif = path.replace('.png', '.w480.avif');
  await expect
    .poll(async () => (await fetch(site.url + avif)).headers.get('content-type'))
    .toBe('image/avif');
  await site.restart('SIGTERM');
  expect((await fetch(site.url + path)).headers.get('etag')).toBe(etag);
});

test('a video of many parts is stored, and served in ranges', async () => {
  const bytes = video('mp4', 20_000_000);
  const path = await addPicture(site, bytes);
  const whole = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
  expect(whole.length).toBeGreaterThan(19_000_000);
  const part = await fetch(site.url + path, { headers: { range: 'bytes=15000000-15000099' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 15000000-15000099/${whole.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(15_000_000, 15_000_100))).toBe(true);
});

test('a backup of the bucket is restored into a site with a folder', async () => {
  const file = join(folder, 'backup.zip');
  expect(await run(BACKUP, ['--out', file])).toMatchObject({ exitCode: 0 });
  const other = join(folder, 'other');
  await mkdir(other);
  const restored = await run(RESTORE, [file], {
    DATABASE_URL: `sqlite:${join(other, 'site.sqlite')}`,
    UPLOADS_DIR: join(other, 'uploads'),
    UPLOADS_URL: '',
  });
  expect(restored).toMatchObject({ exitCode: 0 });
  const names = await readdir(join(other, 'uploads'));
  expect(names).toContain('sample-avatar.svg');
  for (const name of names.filter(each => !each.startsWith('.') && !each.startsWith('sample-'))) {
    const served = await fetch(`${site.url}/uploads/${name}`);
    // Files that only the owner may read are in the backup, too.
    if (served.status === 404) continue;
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.equals(await readFile(join(other, 'uploads', name)))).toBe(true);
  }
});

test('files move to a bucket and back, and a second run finds them there', async () => {
  const target = toUploadsUrl(await createTestBucket(), tls.url);
  const first = await run(MOVE, ['--to', target]);
  const [, copied = '0'] = /^Copied (\d+) files from s3:/.exec(first.stdout) ?? [];
  expect(Number(copied)).toBeGreaterThan(13);
  const again = await run(MOVE, ['--to', target]);
  expect(again.stdout).toContain(`Copied 0 files`);
  expect(again.stdout).toContain(`${copied} were there already`);
  const out = join(folder, 'moved');
  const back = await run(MOVE, ['--from', target, '--to', out]);
  expect(back.stdout).toContain(`Copied ${copied} files`);
  expect((await readdir(out)).filter(name => !name.startsWith('.'))).toHaveLength(Number(copied));
});

test('the move explains a wrong place', async () => {
  expect(await run(MOVE, [])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('Usage: npm run uploads:move'),
  });
  expect(await run(MOVE, ['--to', settings.UPLOADS_URL])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('The uploads are in s3:'),
  });
  expect(await run(MOVE, ['--to', 's3://user:key@bucket'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('must not contain credentials'),
  });
});

test('a static copy has the files of the bucket', async () => {
  const out = join(folder, 'copy');
  const program = runProgram('dist/server/export-static.js', ['--out', out, '--url', 'https://me.example'], {
    DATA_DIR: join(site.folder, 'data'),
    UPLOADS_DIR: join(site.folder, 'uploads'),
    ...settings,
  });
  const { exitCode } = await program.ended;
  expect({ exitCode, stderr: program.stderr() }).toMatchObject({ exitCode: 0 });
  expect(await readdir(join(out, 'uploads'))).toContain('sample-avatar.svg');
});

test('a start with wrong keys fails and names the settings', async () => {
  const start = startSite({ ...settings, AWS_SECRET_ACCESS_KEY: 'wrong' });
  await expect(start).rejects.toThrow(
    /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: https:.* does not accept/,
  );
});
