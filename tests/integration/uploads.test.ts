import { connect as connectSocket } from 'node:net';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { startAppForFile } from '../support/app/managed-app';
import { sendFiles, storedFiles, storeFile } from '../support/app/send-file';
import { startApp, type TestApp } from '../support/app/start-app';
import {
  movingGif,
  pdf,
  phonePhoto,
  phoneVideo,
  photograph,
  picture,
  video,
  videoOf,
} from '../support/content/media-factory';
import { createRecordingLog } from '../support/database/open-test-database';

const MAX_IMAGE_BYTES = 400_000;
const MAX_VIDEO_BYTES = 1_000_000;
const UUID = '[0-9a-f-]{36}';
const WAIT = { timeout: 5_000 };

const app = await startAppForFile({
  env: { uploadMaxImageBytes: MAX_IMAGE_BYTES, uploadMaxVideoBytes: MAX_VIDEO_BYTES },
});
const { token } = await app.signIn();
beforeEach(async () => {
  for (const { name } of await app.db.read(uploadEntity).find()) await app.services.uploads.remove(name);
});

async function download(name: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/uploads/${name}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('an uploaded picture', () => {
  test('is turned upright, stripped of its metadata and stored in several widths', async () => {
    const answer = await sendFiles(app, [{ bytes: await phonePhoto(200, 1200), name: 'IMG_1.JPG' }], {
      token,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { url: expect.stringMatching(`^/uploads/${UUID}-[0-9a-f]{6}-1200x200.jpg$`) },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const name = String(Object(answer.body).url).replace('/uploads/', '');
    const stem = name.replace('.jpg', '');
    const names = [name, `${stem}.w480.webp`, `${stem}.w960.webp`].sort();
    expect(await storedFiles(app)).toEqual({ files: names, rows: [name] });

    const { bytes, headers } = await download(name);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 200 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('Secret phone')).toBe(false);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=60',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const small = await download(`${stem}.w480.webp`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 80 });
    expect(await app.rest('GET', '/upload', { token })).toMatchObject({
      status: 200,
      body: [
        { url: `/uploads/${name}`, mediaType: 'image/jpeg', bytes: bytes.length, width: 1200, height: 200 },
      ],
    });
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)(
    'may be %s, regardless of its file name',
    async format => {
      const bytes = await picture(600, 300).toFormat(format).toBuffer();
      const name = await storeFile(app, bytes, token);
      const { bytes: served, headers } = await download(name);
      const metadata = await sharp(served).metadata();
      expect(metadata).toMatchObject({ width: 600, height: 300 });
      // The file name contains the average color of opaque pictures.
      const color = metadata.hasAlpha ? '' : '-[0-9a-f]{6}';
      expect(name).toMatch(new RegExp(`^${UUID}${color}-600x300-browser\\.${format}$`));
      expect(headers.get('content-type')).toBe(`image/${format}`);
    },
  );

  test('names what it shows, unless it is small', async () => {
    const photo = await storeFile(app, await photograph(), token);
    expect(photo).toMatch(/-1600x900-photo\.jpg$/);
    expect((await storedFiles(app)).files).toContain(photo.replace('.jpg', '.w480.webp'));
    expect((await download(photo.replace('.jpg', '.w480.webp'))).status).toBe(200);
    const phone = await storeFile(app, await picture(480, 1040).png().toBuffer(), token);
    expect(phone).toMatch(/-480x1040-phone\.png$/);
    const small = await storeFile(app, await picture(479, 300).png().toBuffer(), token);
    expect(small).toMatch(/-479x300\.png$/);
    const narrow = await storeFile(app, await picture(1, 4000).png().toBuffer(), token);
    expect(narrow).toMatch(/-1x4000\.png$/);
  });

  test('keeps its frames when it is animated, but nothing behind its end', async () => {
    const bytes = await movingGif(500, 20);
    const name = await storeFile(app, Buffer.concat([bytes, Buffer.from('Secret end')]), token);
    expect(name).toMatch(/-500x20-animated\.gif$/);
    expect((await download(name)).bytes).toEqual(bytes);
    expect((await storedFiles(app)).files).toEqual([name]);
  });

  test('may be an SVG, which is sanitized, compressed and served with a policy that blocks scripts', async () => {
    const drawing = '<circle r="20" fill="#b33"/>'.repeat(100);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><script>alert(1)</script><g onload="alert(1)">${drawing}</g></svg>`;
    const name = await storeFile(app, Buffer.from(svg), token);
    expect(name).toMatch(/-640x360\.svg$/);
    expect((await storedFiles(app)).files).toEqual([name]);
    const { status, bytes, headers } = await download(name);
    expect(status).toBe(200);
    expect(bytes.toString()).not.toContain('alert');
    expect(bytes.toString()).toContain('<circle');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': expect.any(String),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
    });
  });
});

describe('an uploaded video', () => {
  test.each([
    ['mp4', 'mp4', 'video/mp4'],
    ['mov', 'mov', 'video/quicktime'],
    ['webm', 'webm', 'video/webm'],
  ] as const)('may be %s and is stored as sent', async (kind, extension, mediaType) => {
    const bytes = video(kind, MAX_IMAGE_BYTES + 1_000);
    const name = await storeFile(app, bytes, token);
    expect(name).toMatch(new RegExp(`^${UUID}\\.${extension}$`));
    const { headers, bytes: served } = await download(name);
    expect(headers.get('content-type')).toBe(mediaType);
    expect(served.equals(bytes)).toBe(true);
  });

  test('gets a warning that names the browsers that play it, unless all do', async () => {
    const send = async (codec: string) => {
      const { body } = await sendFiles(app, [{ bytes: videoOf('mov', codec) }], { token });
      return body;
    };
    expect(await send('avc1')).toEqual({ url: expect.any(String) });
    const answer = await send('hvc1');
    expect(answer).toEqual({
      url: expect.stringMatching(/-hevc\.mov$/),
      warning: expect.stringContaining('Safari plays this video (HEVC).'),
    });
    const { bytes } = await download(String(Object(answer).url).replace('/uploads/', ''));
    expect(bytes.equals(videoOf('mov', 'hvc1'))).toBe(true);
  });

  test('loses the location where it was taken', async () => {
    const sent = phoneVideo('+52.0833+005.0000/', Buffer.from('the frames'));
    const { bytes } = await download(await storeFile(app, sent, token));
    expect(bytes.includes('+52.0833')).toBe(false);
  });
});

describe('a refused upload leaves nothing behind', () => {
  const refused: [string, () => Buffer | Promise<Buffer>, number][] = [
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['an empty file', () => Buffer.alloc(0), 415],
    ['a PDF', () => pdf('not here'), 415],
    ['a truncated picture', async () => (await phonePhoto(900, 900)).subarray(0, 4_500), 415],
    [
      'a picture that is too large',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(MAX_IMAGE_BYTES)]),
      413,
    ],
    ['a video that is too large', () => video('mp4', MAX_VIDEO_BYTES + 1), 413],
    [
      'a small file of 60 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      413,
    ],
  ];
  test.each(refused)('when it is %s', async (_case, make, status) => {
    const answer = await sendFiles(app, [{ bytes: await make(), name: 'picture.png' }], { token });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String), code: expect.any(String) } });
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test.each([
    ['no file', [], 400],
    ['a file in another field', [{ bytes: video('mp4'), field: 'picture' }], 400],
    ['two files', [{ bytes: video('mp4') }, { bytes: video('mp4') }], 400],
  ] as const)('when it is a form with %s', async (_case, files, status) => {
    const answer = await sendFiles(app, [...files], { token, fields: { other: 'x' } });
    expect(answer).toMatchObject({ status, body: { code: 'BAD_REQUEST' } });
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });

  test('when its body is not a form', async () => {
    expect(await app.rest('POST', '/upload', { token, body: {} })).toMatchObject({ status: 415 });
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await app.rest('POST', '/upload', { token, body: '--x\r\nbroken', headers: broken });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('when it comes from a visitor', async () => {
    for (const bad of [undefined, 'nonsense']) {
      const options = bad === undefined ? {} : { token: bad };
      expect(await sendFiles(app, [{ bytes: video('mp4') }], options)).toMatchObject({ status: 401 });
      const paths = ['/upload/a.png', '/upload/uploads/a.png', '/resume'];
      for (const path of paths)
        expect(await app.rest('DELETE', path, options)).toMatchObject({ status: 401 });
    }
    expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
  });
});

test('an upload by a visitor is refused before the file is sent', async () => {
  const socket = beginUpload(app, '');
  const answer = await new Promise<string>(resolve => socket.once('data', data => resolve(data.toString())));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

/** Begins to upload a file, and leaves the connection open. */
function beginUpload(
  to: TestApp,
  owner: string,
  path = '/api/upload',
  type = 'multipart/form-data; boundary=x',
) {
  const { hostname, port } = new URL(to.url);
  const socket = connectSocket(Number(port), hostname);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nx-auth-token: ${owner}\r\nContent-Type: ${type}\r\nContent-Length: 900000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`,
  );
  socket.write(video('mp4', 50_000));
  return socket;
}

test('a client that disconnects during a call, an upload or a backup writes no line to the log', async () => {
  const { log, lines } = createRecordingLog();
  const logged = await startApp({ log });
  const { token: owner } = await logged.signIn();
  const sockets = [1, 2, 3].flatMap(() => [
    beginUpload(logged, owner),
    beginUpload(logged, owner, '/api/backup/file', 'application/zip'),
    beginUpload(logged, owner, '/api/projects', 'application/json'),
  ]);
  // The calls to the API write no file, and arrive between the others.
  await vi.waitFor(async () => expect((await storedFiles(logged)).files).toHaveLength(6), WAIT);
  for (const [index, socket] of sockets.entries())
    if (index % 2 === 0) socket.destroy();
    else socket.resetAndDestroy();
  const countAborted = () => lines.filter(({ status }) => status === 'aborted').length;
  await vi.waitFor(() => expect(countAborted()).toBe(sockets.length), WAIT);
  await vi.waitFor(async () => expect((await storedFiles(logged)).files).toEqual([]), WAIT);
  await logged.stop();
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

test('a client that disconnects during an upload leaves nothing behind', async () => {
  const socket = beginUpload(app, token);
  await vi.waitFor(async () => expect((await storedFiles(app)).files).toEqual(['arrived']), WAIT);
  socket.destroy();
  await vi.waitFor(async () => expect(await storedFiles(app)).toEqual({ files: [], rows: [] }), WAIT);
});

describe('deleting an upload', () => {
  test.each(['/upload/', '/upload/uploads/'])(
    'removes the file and its variants (DELETE %s{filename})',
    async path => {
      const name = await storeFile(app, await picture(1000, 500).jpeg().toBuffer(), token);
      for (const _call of ['first', 'repeated']) {
        const { status, body } = await app.rest('DELETE', path + name, { token });
        expect({ status, body }).toEqual({ status: 200, body: { success: true } });
        expect(await storedFiles(app)).toEqual({ files: [], rows: [] });
        expect((await download(name)).status).toBe(404);
      }
    },
  );

  test.each(['none.png', '..%2f..%2fpackage.json', '.incoming', 'a%00b'])(
    'returns 200 or 400 for a missing file (%s) and changes nothing',
    async name => {
      const existing = await storeFile(app, video('mp4'), token);
      const { status } = await app.rest('DELETE', `/upload/${name}`, { token });
      expect(status).toBe(name === 'a%00b' ? 400 : 200);
      expect(await storedFiles(app)).toEqual({ files: [existing], rows: [existing] });
    },
  );

  test('succeeds for two simultaneous requests', async () => {
    const name = await storeFile(app, video('mp4'), token);
    const answers = await Promise.all([1, 2].map(() => app.rest('DELETE', `/upload/${name}`, { token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { files, rows } = await storedFiles(app);
    expect([...files, ...rows]).not.toContain(name);
  });
});
