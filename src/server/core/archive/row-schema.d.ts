import type { ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { Entity } from '#server/core/database/entity';
/** Reads a row of a backup, and refuses one that does not match the table's columns and rules. */
export type ReadRow = (row: unknown) => {
    data: ObjectLiteral;
} | {
    issues: Defect[];
};
type Defect = Pick<z.core.$ZodIssue, 'path' | 'message'>;
export declare function createRowReader(entity: Entity): ReadRow;
export {};
