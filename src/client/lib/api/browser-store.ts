import { type DehydratedState, hydrate } from '@tanstack/react-query';
import type { ApiCalls } from './api-calls';
import type { QueryStore } from './queries';
import { createBrowserQueryClient } from './query-client';
import { createQueryStore } from './query-store';

/** The browser's answers, beginning with those of the page. */
export function createBrowserStore(page: DehydratedState, calls: ApiCalls): QueryStore {
  const client = createBrowserQueryClient();
  hydrate(client, page);
  // From now on a return to the window and to the network asks again for what is old.
  client.mount();
  return createQueryStore(client, calls);
}
