import { Router } from 'express';
import type { Database } from '../core/database';
import type { Logger } from '../core/logger';

const PING_TIMEOUT_MS = 2_000;

/** /healthz: the process answers. /readyz: it can do its work, for the database answers and its schema is up to date. */
export function createHealth(db: Database, log: Logger, isStopping: () => boolean): Router {
  const health = Router();
  health.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  health.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      if (isStopping()) throw new Error('stopping');
      await withTimeout(db.ping(), PING_TIMEOUT_MS);
      response.json({ status: 'ready' });
    } catch (error) {
      log.warn({ error }, 'not ready');
      response.status(503).json({ status: 'not ready' });
    }
  });
  return health;
}

async function withTimeout(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
