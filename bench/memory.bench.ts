import { Agent, request } from 'node:http';
import type { Bench } from './bench';
import { inMiB } from './figures';
import type { Report } from './report';
import { setting } from './setting';
import { inFolder, residentMiB, withSite } from './site';

export const memoryBench: Bench = {
  name: 'memory',
  summary: 'Memory of the server after 200,000 addresses that nobody has asked for before (BENCH_ADDRESSES)',
  needsBuild: true,
  run,
};

const CACHE_MB = 32;
const CONNECTIONS = 16;
const WARM_UP = 6_000;
const LOOK_EVERY = 500;
const ENCODINGS = ['br', 'gzip', 'identity'];

async function run(report: Report): Promise<void> {
  const addresses = setting('BENCH_ADDRESSES', 200_000);
  await inFolder(folder =>
    withSite(folder, { RESPONSE_CACHE_MB: String(CACHE_MB) }, async ({ url, pid }) => {
      const resident = async () => (await residentMiB(pid)) ?? Number.NaN;
      report.table(`The server with a response cache of ${CACHE_MB} MB.`, ['After', 'Resident']);
      // Responses for another site's page are never cached: after them the heap has the size that work alone gives it.
      await askAll(WARM_UP, index => url + toAddress(index), { origin: 'https://other.example' });
      const before = await resident();
      report.row(`${WARM_UP} responses, none cached`, inMiB(before));
      let most = before;
      const look = async () => {
        most = Math.max(most, await resident());
      };
      await askAll(addresses, index => url + toAddress(WARM_UP + index), {}, look);
      report.row(`${addresses} addresses`, inMiB(await resident()));
      report.row('Most in between, more than at first', inMiB(most - before));
    }),
  );
}

/** An address of each kind for every number; one in a hundred is a page. */
function toAddress(index: number): string {
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

async function askAll(
  count: number,
  address: (index: number) => string,
  headers: Record<string, string>,
  look?: () => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      const encoding = ENCODINGS[index % ENCODINGS.length] ?? '';
      await ask(address(index), agent, { ...headers, 'accept-encoding': encoding });
      if (look && (index + 1) % LOOK_EVERY === 0) await look();
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
