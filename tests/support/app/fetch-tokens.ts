import type { Tokens } from '#shared/contract/auth';
import { OWNER } from './owner';

/** Creates a session of the owner and returns its tokens. */
export async function fetchTokens(url: string): Promise<Tokens> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  return response.json();
}
