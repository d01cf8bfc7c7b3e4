import { type EntityManager } from 'typeorm';
/** Records the files of all content, after rows were written or deleted without the services. */
export declare function deriveUses(manager: EntityManager): Promise<void>;
