import { Agent, request } from 'node:http';
import { signInFirst } from '../tests/support/programs/start-site';
import type { Bench } from './bench';
import { formatMiB } from './figures';
import type { Report } from './report';
import { readSetting } from './setting';
import { residentMiB, withFolder, withSite } from './site';

export const memoryBench: Bench = {
  name: 'memory',
  summary: 'Memory of the server after requests for 200,000 new addresses (BENCH_ADDRESSES)',
  needsBuild: true,
  run,
};

const CACHE_MB = 32;
const CONNECTIONS = 16;
const WARM_UP = 6_000;
const SAMPLE_INTERVAL = 500;
const ENCODINGS = ['br', 'gzip', 'identity'];

async function run(report: Report): Promise<void> {
  const addresses = readSetting('BENCH_ADDRESSES', 200_000);
  await withFolder(folder =>
    withSite(folder, { RESPONSE_CACHE_MB: String(CACHE_MB) }, async ({ url, pid }) => {
      await signInFirst(url);
      const resident = async () => (await residentMiB(pid)) ?? Number.NaN;
      report.table(`The server with a response cache of ${CACHE_MB} MB.`, ['After', 'Resident memory']);
      // Responses to cross-origin requests are never cached, so afterwards the heap has the size that work
      // alone needs.
      await requestAll(WARM_UP, index => url + toAddress(index), { origin: 'https://other.example' });
      const before = await resident();
      report.row(`${WARM_UP} uncached responses`, formatMiB(before));
      let peak = before;
      const sample = async () => {
        peak = Math.max(peak, await resident());
      };
      await requestAll(addresses, index => url + toAddress(WARM_UP + index), {}, sample);
      report.row(`${addresses} addresses`, formatMiB(await resident()));
      report.row('Peak, above the first value', formatMiB(peak - before));
    }),
  );
}

/** Creates an address of a kind that depends on the number; one in a hundred is a page. */
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

async function requestAll(
  count: number,
  address: (index: number) => string,
  headers: Record<string, string>,
  sample?: () => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      const encoding = ENCODINGS[index % ENCODINGS.length] ?? '';
      await sendRequest(address(index), agent, { ...headers, 'accept-encoding': encoding });
      if (sample && (index + 1) % SAMPLE_INTERVAL === 0) await sample();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

function sendRequest(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, response => {
      if ((response.statusCode ?? 0) >= 500) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}
