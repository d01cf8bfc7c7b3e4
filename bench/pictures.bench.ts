import { readFile } from 'node:fs/promises';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../tests/support/app/fetch-tokens';
import { manyFrames, phonePhoto, plainAvif } from '../tests/support/content/media-factory';
import type { Bench } from './bench';
import { formatKb, formatMiB, formatMs, formatSeconds, measureTime } from './figures';
import type { Report } from './report';
import { residentMiB, withFolder, withSite } from './site';

export const picturesBench: Bench = {
  name: 'pictures',
  summary:
    'Time and memory for pictures that are expensive for their size, and the longest wait of other requests',
  needsBuild: true,
  run: report =>
    withFolder(folder => withSite(folder, {}, site => benchSite(site.url, site.pid ?? 0, report))),
};

const SAMPLE_INTERVAL_MS = 25;

async function benchSite(url: string, pid: number, report: Report): Promise<void> {
  const { token } = await fetchTokens(url);
  const pictures: [string, Buffer][] = [
    ['AVIF of 3500 × 3500', await plainAvif(3500)],
    ['AVIF of 7000 × 7000', await plainAvif(7000)],
    ['AVIF of 1920 × 1920', await plainAvif(1920)],
    ['GIF of 16 frames of 12 megapixels', await manyFrames(4000, 3000, 16)],
    ['JPEG of 48 megapixels, rotated', await phonePhoto(8000, 6000)],
  ];
  report.table('Uploads, one after the other; the memory of the server and its child processes.', [
    'Picture',
    'Size',
    'Status',
    'Time',
    'Memory',
    'Longest wait of others',
  ]);
  for (const [name, bytes] of pictures) {
    const before = await readMemoryMiB(pid);
    const watch = watchSite(url, pid);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
    let status = 0;
    const milliseconds = await measureTime(async () => {
      const headers = { [AUTH_HEADER]: token };
      ({ status } = await fetch(`${url}/api/upload`, { method: 'POST', body, headers }));
    });
    const { peakMiB, longestMs } = await watch.end();
    const grown = `+${formatMiB(peakMiB - before)}`;
    report.row(
      name,
      formatKb(bytes.length),
      String(status),
      formatSeconds(milliseconds),
      grown,
      formatMs(longestMs, 0),
    );
  }
}

/** Samples the memory and requests a small file until `end` is called. */
function watchSite(url: string, pid: number) {
  let isOver = false;
  let peakMiB = 0;
  let longestMs = 0;
  const watching = (async () => {
    while (!isOver) {
      peakMiB = Math.max(peakMiB, await readMemoryMiB(pid));
      const startedAt = performance.now();
      await (await fetch(`${url}/favicon.svg`)).arrayBuffer();
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      await new Promise(resolve => setTimeout(resolve, SAMPLE_INTERVAL_MS));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return { peakMiB, longestMs };
    },
  };
}

/** Returns the memory of a process and its child processes, in MiB. */
async function readMemoryMiB(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const each = await Promise.all([pid, ...(children.match(/\d+/g) ?? []).map(Number)].map(residentMiB));
  return each.reduce<number>((sum, mebibytes) => sum + (mebibytes ?? 0), 0);
}
