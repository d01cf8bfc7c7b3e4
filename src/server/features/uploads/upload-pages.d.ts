import { type FindOptionsWhere } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type UploadRow } from './upload-entity';
/** The page size, small enough to check all files together. */
export declare const PAGE_UPLOADS = 500;
/** Reads the names of matching uploads page by page, so that few are in memory. */
export declare function uploadPages(db: Database, where: Omit<FindOptionsWhere<UploadRow>, 'name'>): AsyncGenerator<string[]>;
