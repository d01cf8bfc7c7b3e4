import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { ListFailure, RetryAlert } from './retry-alert';
import { Spinner } from './spinner';

export type QueryResultProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** A label for the spinner ("Loading skills..."), or a placeholder. */
  loading: ReactNode;
  failure: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, a spinner while it loads, or an error with a retry button. */
export function QueryResult<Data>({ query, loading, failure, children }: QueryResultProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <PendingQuery query={query} loading={loading} failure={failure} />;
}

type PendingQueryProps = Pick<QueryResultProps<unknown>, 'loading' | 'failure'> & {
  query: Omit<QueryResultProps<unknown>['query'], 'data'>;
};

/** Renders a spinner, or an error with a retry button. */
export function PendingQuery({ query, loading, failure }: PendingQueryProps) {
  if (!query.isError) return typeof loading === 'string' ? <Spinner label={loading} /> : loading;
  return (
    <RetryAlert busy={query.isFetching} onRetry={query.refetch}>
      {failure}
    </RetryAlert>
  );
}

type ListResultProps<Item> = Pick<QueryResultProps<Item[]>, 'query' | 'children'> & {
  /** The plural noun of the items: 'skills'. */
  nouns: string;
  empty: ReactNode;
};

export function ListResult<Item>({ query, nouns, empty, children }: ListResultProps<Item>) {
  const failure = `Failed to load ${nouns}. Please try again.`;
  if (query.data === undefined && query.isError) {
    return (
      <ListFailure busy={query.isFetching} onRetry={query.refetch}>
        {failure}
      </ListFailure>
    );
  }
  return (
    <QueryResult query={query} loading={`Loading ${nouns}...`} failure={failure}>
      {items =>
        items.length > 0 ? children(items) : <EmptyState title={`No ${nouns} yet`}>{empty}</EmptyState>
      }
    </QueryResult>
  );
}
