import { setTimeout as delay } from 'node:timers/promises';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../tests/support/app/fetch-tokens';
import { phonePhoto, video } from '../tests/support/content/media-factory';
import { ensureSwift } from '../tests/support/object-store/ensure-swift';
import { openToEveryone, SWIFT_KEYS, startSwift } from '../tests/support/object-store/swift-server';
import { createTestBucket, toUploadsUrl } from '../tests/support/object-store/test-bucket';
import type { Bench } from './bench';
import { formatMiB, formatMs, formatSeconds, measureTime, measureTimes, toMedian } from './figures';
import { measureCost } from './load';
import type { Report } from './report';
import { readSetting } from './setting';
import { fillDatabase, processorMs, residentMiB, type Site, withFolder, withSite } from './site';

export const objectStoreBench: Bench = {
  name: 'object-store',
  summary: 'Files in a folder, in a bucket of OpenStack Swift, and with public copies (BENCH_SECONDS)',
  needsBuild: true,
  run,
};

const VIDEO_BYTES = 95_000_000;
const RUNS = 50;
const COPY_MS = 2_000;

async function run(report: Report): Promise<void> {
  const swift = ensureSwift();
  if (!swift.ready) return console.log(`Skipped: ${swift.reason}`);
  const server = await startSwift();
  process.env.OBJECT_STORE_URL = server.url;
  try {
    const settings = { ...SWIFT_KEYS, UPLOADS_URL: toUploadsUrl(await createTestBucket()) };
    const { bucket } = await createTestBucket();
    const publicUrl = await openToEveryone(server.url, bucket);
    report.table('One site and one store on one machine.', [
      'Files in',
      'Upload of a photo of 12 megapixels',
      'Upload of a video of 95 MB',
      'Memory for it',
      'Download of it',
      'A picture of 480 px, median of 50',
      'Processor time of the site for it, 16 connections',
      'A second',
    ]);
    await measure('a folder', {}, report);
    await measure('a bucket', settings, report);
    const copies = { UPLOADS_PUBLIC_BUCKET: bucket, UPLOADS_PUBLIC_URL: publicUrl };
    await measure('a bucket, with public copies', { ...settings, ...copies }, report);
  } finally {
    await server.stop();
  }
}

function measure(name: string, settings: Record<string, string>, report: Report): Promise<void> {
  return withFolder(folder =>
    withSite(folder, settings, async site => {
      const { token } = await fetchTokens(site.url);
      const photo = await phonePhoto(4000, 3000);
      let path = '';
      const photoMs = await measureTime(async () => {
        path = await upload(site.url, token, photo);
      });
      const film = await measureVideo(site, token);
      await makeOld(folder);
      const small = site.url + path.replace('.jpg', '.w480.webp');
      const read = async () => (await fetch(small, { redirect: 'manual' })).arrayBuffer();
      // The first request creates the public copy.
      await read();
      await delay(COPY_MS);
      const smallMs = toMedian(await measureTimes(RUNS, read));
      const isRedirect = (await fetch(small, { redirect: 'manual' })).status === 302;
      const readProcessor = async () => (await processorMs(site.pid)) ?? Number.NaN;
      // The load counts a redirect as a failure.
      const cost = isRedirect
        ? null
        : await measureCost({ url: small }, readSetting('BENCH_SECONDS', 4), readProcessor);
      report.row(
        name,
        formatSeconds(photoMs),
        formatSeconds(film.uploadMs),
        `+${formatMiB(film.grownMiB)}`,
        formatSeconds(film.downloadMs),
        formatMs(smallMs) + (isRedirect ? ' (the redirect)' : ''),
        cost ? formatMs(cost.processorMs) : '',
        cost ? cost.requestsPerSecond.toFixed(0) : '',
      );
    }),
  );
}

/** Changes the dates of all uploads, because those of the last day have no public copies. */
function makeOld(folder: string): Promise<unknown> {
  return fillDatabase(folder, db =>
    db.write(manager => manager.update(uploadEntity, { origin: 'client' }, { createdAt: new Date(0) })),
  );
}

async function measureVideo({ url, pid }: Site, token: string) {
  const bytes = video('mp4', VIDEO_BYTES);
  const before = (await residentMiB(pid)) ?? Number.NaN;
  let peakMiB = before;
  const watch = setInterval(async () => {
    peakMiB = Math.max(peakMiB, (await residentMiB(pid)) ?? 0);
  }, 50);
  let path = '';
  const uploadMs = await measureTime(async () => {
    path = await upload(url, token, bytes);
  });
  const downloadMs = await measureTime(async () => {
    const response = await fetch(url + path, { headers: { [AUTH_HEADER]: token } });
    await response.arrayBuffer();
  });
  clearInterval(watch);
  return { uploadMs, downloadMs, grownMiB: peakMiB - before };
}

/** Uploads a file, and returns its path. */
async function upload(url: string, token: string, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  const headers = { [AUTH_HEADER]: token };
  const response = await fetch(`${url}/api/upload`, { method: 'POST', body, headers });
  const answer: { url?: string } = await response.json();
  if (answer.url === undefined) throw new Error(`The upload failed with ${response.status}.`);
  return answer.url;
}
