import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyFrames, phonePhoto, plainAvif } from '../tests/support/media-factory';
import { residentMiB, start } from './site';

// `npm run bench:pictures`: how long the built server takes for pictures that cost much for their size, by how much its
// memory and that of the process that works on them grows, and how long others wait meanwhile. Ends with 1 when it is
// more than it may be.

const AIMS = { seconds: 5, mebibytes: 250 };
const OWNER = { email: 'owner@example.com', password: 'a password for the bench' };
const LOOK_EVERY_MS = 25;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const environment = {
    PORT: '0',
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
    OWNER_PASSWORD: OWNER.password,
    LOG_LEVEL: 'warn',
  };
  const site = await start(['dist/server/main.js'], environment, /ready at (\S+)/);
  try {
    await bench(site.match[1] ?? '', site.process.pid ?? 0);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bench(url: string, pid: number): Promise<void> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const { token } = Object(await login.json());
  const pictures: [string, Buffer][] = [
    ['AVIF of 3500 × 3500', await plainAvif(3500)],
    ['AVIF of 7000 × 7000', await plainAvif(7000)],
    ['AVIF of 1920 × 1920', await plainAvif(1920)],
    ['GIF of 16 frames of 12 megapixels', await manyFrames(4000, 3000, 16)],
    ['JPEG of 48 megapixels, to be turned', await phonePhoto(8000, 6000)],
  ];
  for (const [name, bytes] of pictures) {
    const before = await residentOf(pid);
    const watch = watchSite(url, pid);
    const startedAt = performance.now();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
    const { status } = await fetch(`${url}/api/upload`, {
      method: 'POST',
      body,
      headers: { 'x-auth-token': token },
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    const { most, longest } = await watch.end();
    const grown = most - before;
    const isMissed = seconds > AIMS.seconds || grown > AIMS.mebibytes;
    console.log(
      `${name.padEnd(38)}${bytes.length} bytes: ${status} after ${seconds.toFixed(1)} s, +${grown.toFixed(0)} MiB, others waited ${longest.toFixed(0)} ms at most${isMissed ? '  MISSED' : ''}`,
    );
    if (isMissed) process.exitCode = 1;
  }
}

/** Looks at the memory and asks for a small file all the while. */
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

/** What a process and those that it has started hold, in MiB. */
async function residentOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = [
    pid,
    ...children
      .split(' ')
      .filter(text => text.trim() !== '')
      .map(Number),
  ];
  const each = await Promise.all(pids.map(residentMiB));
  return each.reduce<number>((sum, mebibytes) => sum + (mebibytes ?? 0), 0);
}

await main();
