import autocannon from 'autocannon';

/** The load that a server handled at one address. */
export type Load = { requestsPerSecond: number; p50Ms: number; p99Ms: number };

export type LoadRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

const CONNECTIONS = 16;

/**
 * Sends requests as fast as the server responds, over 16 connections, after a warm-up that is not measured.
 */
export async function measureLoad(request: LoadRequest, seconds: number): Promise<Load> {
  await run(request, Math.max(1, seconds / 3));
  const { requests, latency, non2xx, errors } = await run(request, seconds);
  if (non2xx + errors > 0) throw new Error(`${request.url}: ${non2xx + errors} requests failed`);
  return { requestsPerSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
}

export type Cost = { requestsPerSecond: number; processorMs: number };

/** Measures the processor time per request, which other work on the machine changes less than the speed. */
export async function measureCost(
  request: LoadRequest,
  seconds: number,
  readProcessorMs: () => Promise<number>,
): Promise<Cost> {
  await run(request, Math.max(1, seconds / 3));
  const before = await readProcessorMs();
  const { requests, non2xx, errors } = await run(request, seconds);
  if (non2xx + errors > 0) throw new Error(`${request.url}: ${non2xx + errors} requests failed`);
  const processorMs = ((await readProcessorMs()) - before) / requests.total;
  return { requestsPerSecond: requests.average, processorMs };
}

function run({ url, method = 'GET', headers = {}, body }: LoadRequest, seconds: number) {
  return autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(body === undefined ? {} : { body }),
  });
}
