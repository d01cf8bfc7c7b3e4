import { readFile } from 'node:fs/promises';
import { AUTH_HEADER } from '../src/shared/auth-constants';
import { manyFrames, phonePhoto, plainAvif } from '../tests/support/media-factory';
import { fetchTokens } from '../tests/support/sign-in';
import type { Bench } from './bench';
import { inKb, inMiB, inMs, inSeconds, timeOf } from './figures';
import type { Report } from './report';
import { inFolder, residentMiB, withSite } from './site';

export const picturesBench: Bench = {
  name: 'pictures',
  summary: 'Time and memory for pictures that cost much for their size, and how long others wait meanwhile',
  needsBuild: true,
  run: report => inFolder(folder => withSite(folder, {}, site => benchSite(site.url, site.pid ?? 0, report))),
};

const LOOK_EVERY_MS = 25;

async function benchSite(url: string, pid: number, report: Report): Promise<void> {
  const { token } = await fetchTokens(url);
  const pictures: [string, Buffer][] = [
    ['AVIF of 3500 × 3500', await plainAvif(3500)],
    ['AVIF of 7000 × 7000', await plainAvif(7000)],
    ['AVIF of 1920 × 1920', await plainAvif(1920)],
    ['GIF of 16 frames of 12 megapixels', await manyFrames(4000, 3000, 16)],
    ['JPEG of 48 megapixels, to be turned', await phonePhoto(8000, 6000)],
  ];
  report.table('Uploads, one after the other; the memory of the server and its child processes.', [
    'Picture',
    'Size',
    'Status',
    'Answered after',
    'Memory',
    'Others waited at most',
  ]);
  for (const [name, bytes] of pictures) {
    const before = await residentOf(pid);
    const watch = watchSite(url, pid);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
    let status = 0;
    const milliseconds = await timeOf(async () => {
      const headers = { [AUTH_HEADER]: token };
      ({ status } = await fetch(`${url}/api/upload`, { method: 'POST', body, headers }));
    });
    const { most, longest } = await watch.end();
    const grown = `+${inMiB(most - before)}`;
    report.row(name, inKb(bytes.length), String(status), inSeconds(milliseconds), grown, inMs(longest, 0));
  }
}

/** Looks at the memory and asks for a small file until it is ended. */
function watchSite(url: string, pid: number) {
  let isOver = false;
  let most = 0;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentOf(pid));
      const startedAt = performance.now();
      await (await fetch(`${url}/favicon.svg`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - startedAt);
      await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return { most, longest };
    },
  };
}

/** Memory of a process and its child processes, in MiB. */
async function residentOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const each = await Promise.all([pid, ...(children.match(/\d+/g) ?? []).map(Number)].map(residentMiB));
  return each.reduce<number>((sum, mebibytes) => sum + (mebibytes ?? 0), 0);
}
