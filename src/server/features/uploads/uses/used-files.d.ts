import { type EntityManager, type FindOperator } from 'typeorm';
/** Returns those of the files that no stored item names. */
export declare function listUnused(manager: EntityManager, names: string[]): Promise<string[]>;
/** Returns those of the files that no published item names at this moment. */
export declare function listNotShown(manager: EntityManager, names: string[]): Promise<string[]>;
/** Matches the upload whose name begins with a stem. */
export declare function namedByStem(stem: string): {
    name: FindOperator<string>;
};
