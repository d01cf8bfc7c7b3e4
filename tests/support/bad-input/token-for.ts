import type { TestApp } from '../app/start-app';

/**
 * Shares a session between procedures that do not end it, because hashing a password takes longer than most
 * calls.
 */
export function createTokenFor(
  signIn: () => ReturnType<TestApp['signIn']>,
): (name: string) => Promise<string> {
  let shared: string | undefined;
  return async name => {
    const endsSessions = name.startsWith('auth.');
    const token = (!endsSessions && shared) || (await signIn()).token;
    shared = endsSessions ? undefined : token;
    return token;
  };
}
