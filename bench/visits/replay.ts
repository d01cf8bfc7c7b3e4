import { type Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { VisitRequest } from './recorded-visit';

type Target = { url: string; agent: Agent };

/** Repeats a visit evenly over some seconds, each as of a browser with an empty cache. Returns their number. */
export async function replayVisits(
  target: Target,
  visit: VisitRequest[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number> {
  const visits = Math.round(perSecond * seconds);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: visits }, async (_, index) => {
      await delay(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
      await Promise.all(visit.map(each => send(target, each)));
    }),
  );
  return visits;
}

/** @throws Error if the site answers with a failure */
function send({ url, agent }: Target, { path, method, headers, body }: VisitRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method, headers, agent }, response => {
      const { statusCode = 0 } = response;
      if (statusCode >= 400) reject(new Error(`${path} answered ${statusCode}`));
      buffer(response).then(() => resolve(), reject);
    });
    outgoing.once('error', reject).end(body ?? undefined);
  });
}
