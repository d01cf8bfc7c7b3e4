import type { Server } from 'node:http';
import type { AnyTRPCRouter } from '@trpc/server';
import type { RequestHandler, Router } from 'express';
import type { CreateFileOperations } from '#server/api/openapi/file-operations';
import type { Services } from '#server/composition/services';
import type { Environment } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import type { Database } from '#server/core/database/database';
import type { Coordination } from '#server/core/database/lease';
import type { LimitStore } from '#server/core/procedures/rate-limiter';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { ResponseCache } from '#server/http/cache/response-cache';
import type { BackupStatus } from '#shared/contract/backups';
import type { Finding } from './finding';

/** The parts of a running site that extras use. */
export type SiteParts = {
  db: Database;
  services: Services;
  store: UploadStore;
  log: Logger;
  env: Pick<Environment, 'values' | 'backupDir' | 'backupPassphrase' | 'dataDir' | 'uploadMaxImageBytes'>;
  responseCache: ResponseCache;
  /** Gives requests their context. A server of its own needs it before its handlers. */
  attachContext: RequestHandler;
};

/** A check of the installation, which changes nothing. `name` identifies it if it fails. */
export type Check = {
  name: string;
  run: (env: Environment, now: Date) => Finding | Finding[] | Promise<Finding | Finding[]>;
};

/** Connects the core with what the site runs on. An extra can replace each. */
export type Adapters = {
  /** Opens the store of uploads. @throws StartError that names the setting to correct */
  openStore(log?: Logger): Promise<UploadStore>;
  /** The schedule of backups, for their status. Null if only the owner makes backups. */
  backupSchedule: BackupStatus['schedule'];
  /** Coordinates the processes that use the database. */
  coordination: Coordination;
  /** Opens the store of the uses of limits. Null counts them in this process. @param secret the same in all processes */
  openLimitStore(secret: string): Promise<LimitStore | null>;
};

/** Describes the procedures of an extra, and those of its operations that are no procedures, in the API reference. */
export type ApiDescription = {
  description?: string;
  createFileOperations?: CreateFileOperations;
};

/** Work that begins and ends with the site. */
export type Work = {
  /** @throws StartError if the site can't start */
  start?(server: Server): void | Promise<void>;
  /** Ends the work. It may not have started. */
  stop(): void | Promise<void>;
};

/** The parts of an extra that need a site. */
export type OpenedExtra = {
  /** The procedures, below the extra's name in the register. */
  router?: AnyTRPCRouter;
  /** Handles requests before the other routes, with paths from the root. */
  routes?: Router;
  work?: Work;
};

/**
 * A capability that a portfolio does not need. It may use the core, and no other extra. Delete its folders and its
 * line in extras.ts to remove it: its settings, addresses and screens go, and its rows stay.
 */
export type Extra = {
  settings?: SettingGroup;
  check?: Check;
  /** Returns the adapters that it replaces with these settings. */
  replaces?: (env: Environment) => Partial<Adapters>;
  api?: ApiDescription;
  open?: (core: SiteParts) => OpenedExtra;
};
