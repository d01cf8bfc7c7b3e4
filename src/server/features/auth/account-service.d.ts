import type { Database } from '#server/core/database/database';
import type { Identity } from '#server/core/procedures/request-context';
import type { EmailChange, Owner, PasswordChange } from '#shared/contract/auth';
import type { Caller } from './auth-service';
import type { LoginLimit } from './login-limit';
export type AccountService = ReturnType<typeof createAccountService>;
/**
 * Manages the sign-in credentials. Every change requires the current password, so a leaked token is not
 * enough.
 */
export declare function createAccountService(db: Database, loginLimit: LoginLimit): {
    get: ({ ownerId }: Identity) => Promise<Owner>;
    changePassword: (identity: Identity, { currentPassword, newPassword }: PasswordChange, caller: Caller) => Promise<void>;
    changeEmail: (identity: Identity, { email, currentPassword }: EmailChange, caller: Caller) => Promise<Owner>;
};
