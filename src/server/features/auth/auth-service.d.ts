import type { Database } from '#server/core/database/database';
import type { Identity } from '#server/core/procedures/request-context';
import type { Logger } from '#server/core/runtime/logger';
import type { Credentials, LinkToken, Tokens as TokenPair } from '#shared/contract/auth';
import { type FirstSignIn } from './first-sign-in';
import { type LoginLimit } from './login-limit';
import { type TokenIssuer } from './token-issuer';
/** The client that sends a request, for rate limits, the list of sessions and the security log. */
export type Caller = {
    address: string;
    limitKey: string;
    userAgent: string;
    log: Logger;
};
export type AuthService = ReturnType<typeof createAuthService>;
type AuthDeps = {
    db: Database;
    tokens: TokenIssuer;
    loginLimit: LoginLimit;
    firstSignIn: FirstSignIn;
};
export declare function createAuthService({ db, tokens, loginLimit, firstSignIn }: AuthDeps): {
    login: ({ email, password }: Credentials, caller: Caller) => Promise<TokenPair>;
    signInWithLink: ({ token }: LinkToken, caller: Caller) => Promise<TokenPair>;
    refresh: (refreshToken: string, caller: Caller) => Promise<{
        accessToken: string;
    }>;
    checkToken: (token: string | undefined) => Promise<{
        isValid: boolean;
        refreshedToken?: string;
    }>;
    identify: (token: string | undefined) => Promise<Identity | null>;
    logout: ({ sessionId }: Identity, caller: Caller) => Promise<void>;
};
export {};
