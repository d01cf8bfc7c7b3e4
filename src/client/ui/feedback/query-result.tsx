import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { Spinner } from './spinner';

export type QueryResultProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** "Loading skills...", or what keeps the place. */
  loading: ReactNode;
  /** What is said when nothing came. */
  failure: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query has brought; before that the spinner, or that it failed and a way to try again. */
export function QueryResult<Data>({ query, loading, failure, children }: QueryResultProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return typeof loading === 'string' ? <Spinner label={loading} /> : loading;
  return (
    <LoadFailure busy={isFetching} onRetry={refetch}>
      {failure}
    </LoadFailure>
  );
}
