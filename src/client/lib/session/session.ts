import type { Tokens } from '../../../shared/contract/auth';
import { errorCode, isTemporary } from '../api/api-error';

const TOKEN_KEY = 'token';
const REFRESH_TOKEN_KEY = 'refreshToken';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SessionOptions = {
  storage: Storage;
  /** Asks the server for a new access token. */
  requestRefresh: (refreshToken: string) => Promise<string>;
  /** Called once when the server refuses to go on: the tokens are gone by then. */
  onEnded: () => void;
};

/** The refresh was refused, or there was nothing to refresh with: nobody is signed in any more. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

export type Session = ReturnType<typeof createSession>;

/** The owner's tokens in local storage. Being signed in means that an access token is there. */
export function createSession({ storage, requestRefresh, onEnded }: SessionOptions) {
  const listeners = new Set<() => void>();
  let refreshing: Promise<void> | null = null;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function getToken(): string | null {
    return storage.getItem(TOKEN_KEY);
  }

  function signIn({ token, refreshToken }: Tokens): void {
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

  /** Signs out because the server said so. */
  function end(): void {
    signOut();
    onEnded();
  }

  /**
   * Replaces the access token. Calls that come while one is under way wait for it: the server is asked once.
   * A refusal ends the session; no answer leaves it as it is.
   * @throws SessionEndedError after a refusal, else what the request failed with
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
      throw new SessionEndedError('There is no refresh token');
    }
    const [answer] = await Promise.allSettled([requestRefresh(refreshToken)]);
    if (storage.getItem(REFRESH_TOKEN_KEY) !== refreshToken) {
      // Signed out meanwhile, or in anew: the answer is for a session that is no more.
      if (getToken() === null) throw new SessionEndedError('Signed out during the refresh');
      return;
    }
    if (answer.status === 'fulfilled') {
      replaceToken(answer.value);
      return;
    }
    const error: unknown = answer.reason;
    if (isTemporary(error) || errorCode(error) === 'TOO_MANY_REQUESTS') throw error;
    end();
    throw new SessionEndedError('The refresh was refused', { cause: error });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { getToken, signIn, replaceToken, signOut, end, refresh, subscribe, notify };
}

/** Seconds until the token expires by this machine's clock; 0 for one that cannot be read. */
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
