import { expect } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from './fetch-tokens';

export type OwnerCall = Awaited<ReturnType<typeof ownerCalls>>;

/** Signs in to the site and returns a function that calls its REST API and fails the test if a call fails. */
export async function ownerCalls(siteUrl: string) {
  const { token } = await fetchTokens(siteUrl);
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', [AUTH_HEADER]: token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };
}
