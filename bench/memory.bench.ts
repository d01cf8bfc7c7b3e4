import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMiB, type Started, start } from './site';

// `npm run bench:memory`: how much memory the built server takes more after many addresses that nobody has asked for
// before, small answers and whole pages, with names that a query may have and with made-up ones. Ends with 1 when it is
// more than the cache may have and the server may need besides.

const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 200_000);
const CACHE_MIB = 32;
const BESIDES_MIB = 30;
const CONNECTIONS = 16;
const WARM_UP = 6_000;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** An address of each kind for every number; one in a hundred is a page. */
function addressOf(index: number): string {
  if (index % 100 === 0) return index % 200 === 0 ? `/?made-up=${index}` : `/about?element=${index}`;
  switch (index % 5) {
    case 0:
      return `/api/skills?made-up=${index}`;
    case 1:
      return `/api/projects/categories?v${index}`;
    case 2:
      return `/trpc/views.total?input=%7B%22made-up%22%3A${index}%7D`;
    case 3:
      return `/trpc/site.get,projects.categories?batch=1&input=%7B%229%22%3A${index}%7D`;
    default:
      return `/api/views/total?sessionId=${index}`;
  }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const site = await start(
    ['dist/server/main.js'],
    {
      PORT: '0',
      DATA_DIR: folder,
      UPLOADS_DIR: join(folder, 'uploads'),
      OWNER_PASSWORD: 'a password for the bench',
      LOG_LEVEL: 'warn',
      RESPONSE_CACHE_MB: String(CACHE_MIB),
    },
    /ready at (\S+)/,
  );
  try {
    await bench(site);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bench(site: Started): Promise<void> {
  const url = site.match[1] ?? '';
  const resident = async () => (await residentMiB(site.process.pid)) ?? Number.NaN;
  // What another site's page asks for is never cached: after it the heap has the size that work alone gives it.
  await askAll(WARM_UP, index => url + addressOf(index), { origin: 'https://other.example' });
  const before = await resident();
  console.log(`resident after ${WARM_UP} answers: ${before.toFixed(0)} MiB`);
  let most = before;
  await askAll(
    ADDRESSES,
    index => url + addressOf(WARM_UP + index),
    {},
    async done => {
      const now = await resident();
      most = Math.max(most, now);
      if (done % (ADDRESSES / 10) === 0) console.log(`${done} addresses: ${now.toFixed(0)} MiB`);
    },
  );
  const allowed = CACHE_MIB + BESIDES_MIB;
  const grown = most - before;
  console.log(
    `grown by ${grown.toFixed(0)} MiB at most (aim: ${allowed} = the ${CACHE_MIB} of the cache and ${BESIDES_MIB})${grown > allowed ? '  MISSED' : ''}`,
  );
  if (!(grown <= allowed)) process.exitCode = 1;
}

const LOOK_EVERY = 500;

async function askAll(
  count: number,
  address: (index: number) => string,
  headers: Record<string, string>,
  look?: (done: number) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      const encoding = ENCODINGS[index % ENCODINGS.length] ?? '';
      await ask(address(index), agent, { ...headers, 'accept-encoding': encoding });
      if (look && (index + 1) % LOOK_EVERY === 0) await look(index + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, response => {
      if ((response.statusCode ?? 0) >= 500) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

await main();
