import { findErrorCode, isTemporary } from '#client/lib/api/api-error';
import type { SafeStorage } from '#client/lib/safe-storage';
import type { Tokens } from '#shared/contract/auth';

const TOKEN_KEY = 'token';
const REFRESH_TOKEN_KEY = 'refreshToken';

type SessionOptions = {
  storage: SafeStorage;
  requestRefresh: (refreshToken: string) => Promise<string>;
  /** Called when the server ends the session, after the tokens have been removed. */
  onEnded: () => void;
};

/** Thrown if the refresh was rejected or there was no refresh token. The owner is signed out. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

export type OwnerSession = ReturnType<typeof createOwnerSession>;

/** Manages the owner's tokens in local storage. The owner is signed in while there is an access token. */
export function createOwnerSession({ storage, requestRefresh, onEnded }: SessionOptions) {
  const listeners = new Set<() => void>();
  let refreshing: Promise<void> | null = null;
  let wasEnded = false;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function findToken(): string | null {
    return storage.getItem(TOKEN_KEY);
  }

  /** Returns true if the server ended the last session since the page was loaded. */
  function hasEnded(): boolean {
    return wasEnded;
  }

  function signIn({ token, refreshToken }: Tokens): void {
    wasEnded = false;
    storage.setItem(TOKEN_KEY, token);
    storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    notify();
  }

  function replaceToken(token: string): void {
    storage.setItem(TOKEN_KEY, token);
    notify();
  }

  function signOut(): void {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(REFRESH_TOKEN_KEY);
    notify();
  }

  /** Signs out after the server ended the session. */
  function end(): void {
    wasEnded = true;
    signOut();
    onEnded();
  }

  /**
   * Replaces the access token. Simultaneous calls share one request. A rejection ends the session, but a
   * network failure does not.
   * @throws SessionEndedError after a rejection, otherwise the error of the request
   */
  function refresh(): Promise<void> {
    refreshing ??= requestNewToken().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function requestNewToken(): Promise<void> {
    const refreshToken = storage.getItem(REFRESH_TOKEN_KEY);
    if (refreshToken === null) {
      end();
      throw new SessionEndedError('No refresh token');
    }
    const [result] = await Promise.allSettled([requestRefresh(refreshToken)]);
    if (storage.getItem(REFRESH_TOKEN_KEY) !== refreshToken) {
      // The owner has signed out or in again in the meantime, so the result belongs to an ended session.
      if (findToken() === null) throw new SessionEndedError('Signed out during the refresh');
      return;
    }
    if (result.status === 'fulfilled') {
      replaceToken(result.value);
      return;
    }
    const error: unknown = result.reason;
    if (isTemporary(error) || findErrorCode(error) === 'TOO_MANY_REQUESTS') throw error;
    end();
    throw new SessionEndedError('Refresh rejected', { cause: error });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { findToken, hasEnded, signIn, replaceToken, signOut, end, refresh, subscribe, notify };
}

/** Returns the seconds until a token expires by the local clock, or 0 for an unreadable token. */
export function secondsLeft(token: string, now = Date.now()): number {
  try {
    const payload: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    );
    const exp =
      typeof payload === 'object' && payload !== null && 'exp' in payload ? Number(payload.exp) : Number.NaN;
    return Number.isFinite(exp) ? exp - now / 1000 : 0;
  } catch {
    return 0;
  }
}
