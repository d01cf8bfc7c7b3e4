import autocannon from 'autocannon';

/** What one address of one server took. */
export type Load = { requestsPerSecond: number; p50Ms: number; p99Ms: number; failed: number };

export type LoadRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

const CONNECTIONS = 16;

/** Asks one address as fast as it answers, over 16 connections, after a warm-up that is not counted. */
export async function measure(request: LoadRequest, seconds: number): Promise<Load> {
  await run(request, Math.max(1, seconds / 3));
  const { requests, latency, non2xx, errors } = await run(request, seconds);
  return {
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  };
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
