import { type EntityManager, LessThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import { AppError, LimitReachedError } from '#server/core/errors/app-error';
import { createRateLimiter } from '#server/core/procedures/rate-limiter';
import type { Identity } from '#server/core/procedures/request-context';
import type { Logger } from '#server/core/runtime/logger';
import type { Credentials, LinkToken, Tokens as TokenPair } from '#shared/contract/auth';
import { LINK_FAILED, LOGIN_FAILED } from '#shared/credentials';
import {
  firstSignInEntity,
  type OwnerRow,
  ownerEntity,
  type SessionRow,
  sessionEntity,
} from './auth-entities';
import { type FirstSignIn, takeLinkToken } from './first-sign-in';
import { type LoginLimit, normalizeEmail } from './login-limit';
import { findOwner } from './owner-service';
import { decoyHash, verifyPassword } from './password';
import {
  hashToken,
  isAboutToExpire,
  REFRESH_TOKEN_SECONDS,
  type TokenClaims,
  type TokenIssuer,
} from './token-issuer';

/** The client that sends a request, for rate limits, the list of sessions and the security log. */
export type Caller = { address: string; limitKey: string; userAgent: string; log: Logger };

export type AuthService = ReturnType<typeof createAuthService>;

type AuthDeps = { db: Database; tokens: TokenIssuer; loginLimit: LoginLimit; firstSignIn: FirstSignIn };

export function createAuthService({ db, tokens, loginLimit, firstSignIn }: AuthDeps) {
  // An unknown email address is compared with this hash, so that both responses take the same time.
  const decoy = decoyHash();
  const refusalLines = createRateLimiter({ points: 1, seconds: 60 });

  /**
   * @throws AppError BAD_REQUEST, the same for an unknown address and a wrong password, because clients
   * refresh the token after UNAUTHORIZED; TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE for too many guesses
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
      throw createLoginError();
    }
    return openSession(owner, caller, manager => manager.delete(firstSignInEntity, { ownerId: owner.id }));
  }

  /**
   * Signs in with the link that the start of a new site prints. It works once, and only before the first
   * sign-in.
   * @throws AppError BAD_REQUEST; TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE for too many guesses
   */
  async function signInWithLink({ token }: LinkToken, caller: Caller): Promise<TokenPair> {
    const owner = await findOwner(db.read(ownerEntity));
    const { limitKey } = caller;
    const compare = async () => owner !== null && (await firstSignIn.isValid(owner.id, token));
    const isRight = await loginLimit.guess({ limitKey, email: owner?.email ?? '', compare });
    if (!owner || !isRight) {
      caller.log.warn({ event: 'link-refused', address: caller.address }, 'sign-in link refused');
      throw createLinkError();
    }
    return openSession(owner, caller, async manager => {
      if (!(await takeLinkToken(manager, owner.id, token))) throw createLinkError();
    });
  }

  /** @throws AppError FORBIDDEN for a token that is invalid, expired or revoked */
  async function refresh(refreshToken: string, caller: Caller): Promise<{ accessToken: string }> {
    const session = await findSession(tokens.readRefresh(refreshToken));
    if (!session || session.refreshHash !== hashToken(refreshToken)) {
      await logRefusal(caller);
      throw new AppError('FORBIDDEN', 'The refresh token is not valid. Please sign in again.');
    }
    return { accessToken: await renew(session) };
  }

  /** Logs at most one line a minute for each address, because anyone may send any number of wrong tokens. */
  async function logRefusal({ address, limitKey, log }: Caller): Promise<void> {
    try {
      await refusalLines.consume(limitKey);
    } catch (error) {
      if (error instanceof LimitReachedError) return;
      throw error;
    }
    log.warn({ event: 'refresh-refused', address }, 'refresh token refused');
  }

  /**
   * Reports an invalid token instead of throwing. A token that is about to expire counts as invalid, and a
   * new one comes with the response.
   */
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

  /** Returns the owner that an access token proves, or null. A token of an ended session proves nobody. */
  async function identify(token: string | undefined): Promise<Identity | null> {
    const session = token === undefined ? null : await findSession(tokens.readAccess(token));
    return session ? toIdentity(session) : null;
  }

  /** Ends the session, so that its access and refresh tokens are refused from now on. */
  async function logout({ sessionId }: Identity, caller: Caller): Promise<void> {
    await db.write(manager => manager.delete(sessionEntity, { id: sessionId }));
    caller.log.info({ event: 'logout', address: caller.address }, 'owner signed out');
  }

  /** Signs a new access token and marks the session as used. */
  async function renew(session: SessionRow): Promise<string> {
    await db.write(manager => manager.update(sessionEntity, { id: session.id }, { lastUsedAt: new Date() }));
    return tokens.signAccess(toIdentity(session));
  }

  /** Stores a session and returns its tokens. `prepare` runs in the same transaction. */
  async function openSession(
    { id: ownerId, passwordHash }: OwnerRow,
    { address, log, userAgent }: Caller,
    prepare: (manager: EntityManager) => Promise<unknown>,
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
      // Waits for a password change in progress, because no session may outlive the password that opened it.
      const { affected } = await manager.update(ownerEntity, { id: ownerId, passwordHash }, { passwordHash });
      if (affected !== 1) throw createLoginError();
      await prepare(manager);
      await manager.delete(sessionEntity, { expiresAt: LessThan(now) });
      await manager.insert(sessionEntity, session);
    });
    log.info({ event: 'login', address }, 'owner signed in');
    return { token: tokens.signAccess(identity), refreshToken };
  }

  async function findSession(claims: TokenClaims | null): Promise<SessionRow | null> {
    if (!claims) return null;
    const { sessionId, ownerId } = claims;
    const session = await db.read(sessionEntity).findOneBy({ id: sessionId, ownerId });
    return session && session.expiresAt > new Date() ? session : null;
  }

  return { login, signInWithLink, refresh, checkToken, identify, logout };
}

function createLoginError(): AppError {
  return new AppError('BAD_REQUEST', LOGIN_FAILED);
}

function createLinkError(): AppError {
  return new AppError('BAD_REQUEST', LINK_FAILED);
}

function toIdentity({ ownerId, id }: SessionRow): Identity {
  return { ownerId, sessionId: id };
}
