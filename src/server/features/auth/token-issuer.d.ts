import type { Identity } from '#server/core/procedures/request-context';
export declare const ACCESS_TOKEN_SECONDS: number;
export declare const REFRESH_TOKEN_SECONDS: number;
export type TokenSecrets = {
    access: string;
    refresh: string;
};
/** The verified content of a token: its owner, its session and its remaining lifetime. */
export type TokenClaims = Identity & {
    secondsLeft: number;
};
export type TokenIssuer = ReturnType<typeof createTokenIssuer>;
/**
 * Signs and verifies the two kinds of token. Algorithm, issuer and audience are pinned, so that neither kind
 * passes for the other and an unsigned token is always refused.
 */
export declare function createTokenIssuer(secrets: TokenSecrets): {
    signAccess: (identity: Identity) => string;
    signRefresh: (identity: Identity) => string;
    readAccess: (token: string) => TokenClaims | null;
    readRefresh: (token: string) => TokenClaims | null;
};
export declare function isAboutToExpire({ secondsLeft }: TokenClaims): boolean;
export declare function hashToken(token: string): string;
