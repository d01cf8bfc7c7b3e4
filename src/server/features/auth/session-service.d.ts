import type { Database } from '#server/core/database/database';
import type { Identity } from '#server/core/procedures/request-context';
import type { Session } from '#shared/contract/auth';
import type { Caller } from './auth-service';
export type SessionService = ReturnType<typeof createSessionService>;
/**
 * Lists and ends the owner's sessions. Ending a session deletes it, and its tokens are refused from then on.
 */
export declare function createSessionService(db: Database): {
    list: ({ ownerId, sessionId }: Identity) => Promise<Session[]>;
    revoke: ({ ownerId }: Identity, id: string, caller: Caller) => Promise<void>;
    revokeOthers: ({ ownerId, sessionId }: Identity, caller: Caller) => Promise<number>;
};
