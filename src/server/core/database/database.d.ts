import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
/**
 * The database as services see it. Reads never see uncommitted rows. Writes are transactions, which run one
 * after the other where the engine requires it.
 */
export type Database = {
    /** Reads committed rows. */
    read<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row>;
    /**
     * Runs `work` in one transaction. Inside, use the manager's insert, update, delete and find, never save or
     * remove, which open transactions themselves. Under a lease, it fails once the lease is lost.
     */
    write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
    /** Runs read-only `work` on a consistent snapshot, however long it takes. */
    snapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
    /** Returns the number of finished writes of this process. Earlier reads may be outdated. */
    writesEnded(): number;
    /** Resolves if the database answers, and no statement of this process has failed to match a newer schema. */
    ping(): Promise<void>;
    /** Returns true if a newer version, which may store more than this one knows, has changed the schema. */
    hasNewerSchema(): Promise<boolean>;
    /**
     * Explains a failure. Returns AppError SERVICE_UNAVAILABLE if a newer version has migrated the database,
     * and otherwise `error`.
     */
    explain(error: unknown): Promise<unknown>;
    close(): Promise<void>;
};
