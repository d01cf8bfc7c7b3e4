import { type EntityManager } from 'typeorm';
import { type SampleTableName } from './sample-tables';
/**
 * Deletes sample rows with their versions, which a row has if it was changed and changed back. A list without
 * deleted rows keeps its version, so that an open editor meets no conflict.
 */
export declare function deleteSampleRows(manager: EntityManager, name: SampleTableName, keys: string[]): Promise<void>;
