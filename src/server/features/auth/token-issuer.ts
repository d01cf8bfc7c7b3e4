import { createHash, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import { z } from 'zod';
import type { Identity } from '#server/core/procedures/request-context';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 7 * 24 * 60 * 60;
/** An access token with less time left than this is replaced when it is checked. */
const RENEW_SECONDS = 5 * 60;

const ISSUER = 'portfolio';
const ALGORITHM = 'HS256';

export type TokenSecrets = { access: string; refresh: string };

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });

/** The verified content of a token: its owner, its session and its remaining lifetime. */
export type TokenClaims = Identity & { secondsLeft: number };

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/**
 * Signs and verifies the two kinds of token. Algorithm, issuer and audience are pinned, so that neither kind
 * passes for the other and an unsigned token is always refused.
 */
export function createTokenIssuer(secrets: TokenSecrets) {
  // Given a string, jsonwebtoken first tries to parse it as a public key, which costs more than the rest of
  // the check.
  const access = createSecretKey(secrets.access, 'utf8');
  const refresh = createSecretKey(secrets.refresh, 'utf8');
  return {
    signAccess: (identity: Identity) => sign(identity, access, 'access', ACCESS_TOKEN_SECONDS),
    signRefresh: (identity: Identity) => sign(identity, refresh, 'refresh', REFRESH_TOKEN_SECONDS),
    readAccess: (token: string) => read(token, access, 'access'),
    readRefresh: (token: string) => read(token, refresh, 'refresh'),
  };
}

export function isAboutToExpire({ secondsLeft }: TokenClaims): boolean {
  return secondsLeft < RENEW_SECONDS;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function sign(
  { ownerId, sessionId }: Identity,
  secret: KeyObject,
  audience: string,
  expiresIn: number,
): string {
  return jwt.sign({ sid: sessionId }, secret, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience,
    subject: ownerId,
    jwtid: randomUUID(),
    expiresIn,
  });
}

function read(token: string, secret: KeyObject, audience: string): TokenClaims | null {
  const payload = verify(token, secret, audience);
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return null;
  const { sub, sid, exp } = claims.data;
  return { ownerId: sub, sessionId: sid, secondsLeft: exp - Date.now() / 1000 };
}

function verify(token: string, secret: KeyObject, audience: string): string | JwtPayload | null {
  try {
    return jwt.verify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER, audience });
  } catch (error) {
    // A SyntaxError means that the token is well-formed but its payload is not JSON.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
    throw error;
  }
}
