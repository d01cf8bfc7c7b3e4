import type { RequestHandler } from 'express';
import type { Database } from '#server/core/database/database';
import type { Logger } from '#server/core/runtime/logger';
import type { SiteVersion } from '#shared/site-version';
/** A site listens before it is ready, and for a while after a signal to stop. */
export type Phase = 'starting' | 'running' | 'stopping';
type HealthDeps = {
    db: Database;
    log: Logger;
    readPhase: () => Phase;
    version: SiteVersion;
};
/**
 * Creates the responses of /healthz, which says that the process runs and its version, and /readyz, which says that
 * the site has started, the database answers and its schema fits this version.
 */
export declare function createHealth({ db, log, readPhase, version }: HealthDeps): {
    answerAlive: RequestHandler<import("express-serve-static-core").ParamsDictionary, any, any, import("qs").ParsedQs, Record<string, any>>;
    answerReady: RequestHandler<import("express-serve-static-core").ParamsDictionary, any, any, import("qs").ParsedQs, Record<string, any>>;
};
/** Runs work that reads the database, and fails if that takes long. */
export declare function withinPingTime<T>(work: () => Promise<T>): Promise<T>;
export {};
