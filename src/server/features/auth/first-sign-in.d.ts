import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
/** The link that a start prints on a terminal is valid for this long. */
export declare const LINK_MINUTES = 15;
export type FirstSignIn = ReturnType<typeof createFirstSignIn>;
/** Manages the link for an owner who has never signed in. */
export declare function createFirstSignIn(db: Database): {
    isPending: () => Promise<boolean>;
    createToken: () => Promise<string | null>;
    isValid: (ownerId: string, token: string) => Promise<boolean>;
};
/** Takes the link's token. Returns false if another request has taken it. */
export declare function takeLinkToken(manager: EntityManager, ownerId: string, token: string): Promise<boolean>;
