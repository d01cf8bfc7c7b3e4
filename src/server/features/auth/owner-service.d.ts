import type { Repository } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type OwnerRow } from './auth-entities';
/** The checklist asks for another password while it is a generated one. */
type Credentials = {
    email: string;
    password: string;
    isGenerated?: boolean;
};
export declare function createOwnerService(db: Database): {
    find: () => Promise<OwnerRow | null>;
    create: (credentials: Credentials) => Promise<void>;
    setCredentials: (credentials: Credentials) => Promise<{
        isNew: boolean;
    }>;
    setEmail: (id: string, email: string) => Promise<void>;
};
/** Finds the owner. There is at most one. */
export declare function findOwner(owners: Pick<Repository<OwnerRow>, 'findOne'>): Promise<OwnerRow | null>;
/**
 * Refuses a database without an owner, for commands that need a site. A new database of a wrong address is empty.
 * @throws StartError
 */
export declare function requireSite(db: Database): Promise<void>;
/** Generates a password of 120 random bits without easily confused characters. */
export declare function generatePassword(): string;
export {};
