import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { SiteVersion } from '#shared/site-version';

/** A site listens before it is ready, and for a while after a signal to stop. */
export type Phase = 'starting' | 'running' | 'stopping';

type HealthDeps = { db: Database; log: Logger; readPhase: () => Phase; version: SiteVersion };

const PING_TIMEOUT_MS = 2_000;

/**
 * Creates the responses of /healthz, which says that the process runs and its version, and /readyz, which says that
 * the site has started, the database answers and its schema fits this version.
 */
export function createHealth({ db, log, readPhase, version }: HealthDeps) {
  const answerAlive: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok', ...version });
  };
  const answerReady: RequestHandler = async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const phase = readPhase();
    if (phase !== 'running') {
      log.info({ phase }, 'not ready');
      response.status(503).json({ status: 'not ready' });
      return;
    }
    try {
      await withinPingTime(() => db.ping());
      response.json({ status: 'ready' });
    } catch (error) {
      log.warn({ error }, 'not ready');
      response.status(503).json({ status: 'not ready' });
    }
  };
  return { answerAlive, answerReady };
}

/** Runs work that reads the database, and fails if that takes long. */
export function withinPingTime<T>(work: () => Promise<T>): Promise<T> {
  return Promise.race([work(), failAfter(PING_TIMEOUT_MS)]);
}

async function failAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw new Error(`no response within ${ms} ms`);
}
