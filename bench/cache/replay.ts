import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { VisitRequest } from './recorded-visit';

export type Target = { url: string; agent: Agent };
/** How many responses came with each value of X-Cache, or with none. */
export type Sources = Map<string, number>;

/** Repeats a visit evenly over some seconds, each as of a browser with an empty cache. */
export async function replayVisits(
  target: Target,
  visit: VisitRequest[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ visits: number; sources: Sources }> {
  const sources: Sources = new Map();
  const visits = Math.round(perSecond * seconds);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: visits }, async (_, index) => {
      await delay(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
      await Promise.all(
        visit.map(async each => {
          const { source } = await send(target, each);
          sources.set(source, (sources.get(source) ?? 0) + 1);
        }),
      );
    }),
  );
  return { visits, sources };
}

type Sent = Pick<VisitRequest, 'path'> & Partial<VisitRequest>;

export function send({ url, agent }: Target, sent: Sent): Promise<{ source: string; body: Buffer }> {
  const { path, method = 'GET', headers = {}, body } = sent;
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method, headers, agent }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk)).once('error', reject);
      response.once('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 400) reject(new Error(`${path} answered ${statusCode}`));
        resolve({ source: String(response.headers['x-cache'] ?? 'none'), body: Buffer.concat(chunks) });
      });
    });
    outgoing.once('error', reject).end(body ?? undefined);
  });
}
