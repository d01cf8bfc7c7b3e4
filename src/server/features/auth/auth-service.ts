import { LessThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import type { Identity } from '#server/core/procedures/request-context';
import type { Logger } from '#server/core/runtime/logger';
import type { Credentials, Tokens as TokenPair } from '#shared/contract/auth';
import { LOGIN_FAILED } from '#shared/credentials';
import { type OwnerRow, ownerEntity, type SessionRow, sessionEntity } from './auth-entities';
import { type LoginLimit, normalizeEmail } from './login-limit';
import { findOwner } from './owner-service';
import { decoyHash, verifyPassword } from './password';
import { hashToken, isAboutToExpire, REFRESH_TOKEN_SECONDS, type TokenClaims, type Tokens } from './tokens';

/** The client that sends a request: for rate limits, the list of sessions and the security log. */
export type Caller = { address: string; limitKey: string; userAgent: string; log: Logger };

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(db: Database, tokens: Tokens, loginLimit: LoginLimit) {
  // Used for comparison when the email address is unknown, so that both answers take the same time.
  const decoy = decoyHash();

  /**
   * @throws AppError BAD_REQUEST, the same for an unknown address and a wrong password. Not UNAUTHORIZED, which clients
   * answer with a refresh. TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE for too many guesses
   */
  async function login({ email, password }: Credentials, caller: Caller): Promise<TokenPair> {
    const owner = await findOwner(db.read(ownerEntity));
    const isOwner = owner !== null && normalizeEmail(owner.email) === normalizeEmail(email);
    const compare = async () => {
      const matches = await verifyPassword(isOwner ? owner.passwordHash : decoy, password);
      return isOwner && matches;
    };
    const isRight = await loginLimit.guess({ limitKey: caller.limitKey, email, compare });
    if (!isOwner || !isRight) {
      caller.log.warn({ event: 'login-failed', address: caller.address }, 'sign-in failed');
      throw loginFailed();
    }
    const pair = await openSession(db, tokens, owner, caller.userAgent);
    caller.log.info({ event: 'login', address: caller.address }, 'owner signed in');
    return pair;
  }

  /** @throws AppError FORBIDDEN for a token that is invalid, expired or revoked */
  async function refresh(refreshToken: string, caller: Caller): Promise<{ accessToken: string }> {
    const session = await findSession(tokens.readRefresh(refreshToken));
    if (!session || session.refreshHash !== hashToken(refreshToken)) {
      caller.log.warn({ event: 'refresh-refused', address: caller.address }, 'refresh token refused');
      throw new AppError('FORBIDDEN', 'The refresh token is not valid, please sign in again');
    }
    return { accessToken: await renew(session) };
  }

  /** Reports an invalid token instead of throwing. A token about to expire counts as invalid and comes with a new one. */
  async function checkToken(
    token: string | undefined,
  ): Promise<{ isValid: boolean; refreshedToken?: string }> {
    const claims = token === undefined ? null : tokens.readAccess(token);
    const session = await findSession(claims);
    if (!claims || !session) return { isValid: false };
    return isAboutToExpire(claims)
      ? { isValid: false, refreshedToken: await renew(session) }
      : { isValid: true };
  }

  /** Returns the owner that an access token proves, or null; a token of an ended session proves nobody. */
  async function identify(token: string | undefined): Promise<Identity | null> {
    const session = token === undefined ? null : await findSession(tokens.readAccess(token));
    return session ? toIdentity(session) : null;
  }

  /** Ends the session: its access and refresh tokens are refused from now on. */
  async function logout({ sessionId }: Identity, caller: Caller): Promise<void> {
    await db.write(manager => manager.delete(sessionEntity, { id: sessionId }));
    caller.log.info({ event: 'logout', address: caller.address }, 'owner signed out');
  }

  /** Signs a new access token and marks the session as used. */
  async function renew(session: SessionRow): Promise<string> {
    await db.write(manager => manager.update(sessionEntity, { id: session.id }, { lastUsedAt: new Date() }));
    return tokens.signAccess(toIdentity(session));
  }

  async function findSession(claims: TokenClaims | null): Promise<SessionRow | null> {
    if (!claims) return null;
    const { sessionId, ownerId } = claims;
    const session = await db.read(sessionEntity).findOneBy({ id: sessionId, ownerId });
    return session && session.expiresAt > new Date() ? session : null;
  }

  return { login, refresh, checkToken, identify, logout };
}

async function openSession(
  db: Database,
  tokens: Tokens,
  { id: ownerId, passwordHash }: OwnerRow,
  userAgent: string,
): Promise<TokenPair> {
  const identity = { ownerId, sessionId: newId() };
  const refreshToken = tokens.signRefresh(identity);
  const now = new Date();
  const session: SessionRow = {
    id: identity.sessionId,
    ownerId,
    refreshHash: hashToken(refreshToken),
    userAgent: userAgent.slice(0, 500),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
  };
  await db.write(async manager => {
    // Waits for a password change in progress: no session may outlive the password that opened it.
    const { affected } = await manager.update(ownerEntity, { id: ownerId, passwordHash }, { passwordHash });
    if (affected !== 1) throw loginFailed();
    await manager.delete(sessionEntity, { expiresAt: LessThan(now) });
    await manager.insert(sessionEntity, session);
  });
  return { token: tokens.signAccess(identity), refreshToken };
}

function loginFailed(): AppError {
  return new AppError('BAD_REQUEST', LOGIN_FAILED);
}

function toIdentity({ ownerId, id }: SessionRow): Identity {
  return { ownerId, sessionId: id };
}
