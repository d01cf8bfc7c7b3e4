import type { ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { StagedBackup } from '#shared/contract/backups';
export type VerifiedBackup = Omit<StagedBackup, 'id' | 'over'>;
/** Returns the kind of the item that a row stores, and null for other rows. */
export type FindItemKind = (entity: Entity, row: ObjectLiteral) => string | null;
/**
 * Reads every byte and row of a backup as a restore would and compares checksums, without changing anything.
 * @throws AppError BAD_REQUEST that names the defect of the backup
 */
export declare function verifyBackup(entities: Entity[], findItemKind: FindItemKind, file: string): Promise<VerifiedBackup>;
