import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useSession } from '../session/session-context';
import { apiClientOf } from './api-client';
import { trpc } from './trpc';
import { useQueries } from './use-api';

/** Around each of the owner's parts: the typed hooks of the whole API work below it. */
export function OwnerApi({ children }: { children: ReactNode }) {
  const queries = useQueries();
  const session = useSession();
  const { client } = queries.loaded() ?? use(queries.load());
  return (
    <QueryClientProvider client={client}>
      <trpc.Provider client={apiClientOf(session)} queryClient={client}>
        {children}
      </trpc.Provider>
    </QueryClientProvider>
  );
}
