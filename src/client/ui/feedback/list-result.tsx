import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { QueryResult, type QueryResultProps } from './query-result';

type ListResultProps<Item> = Pick<QueryResultProps<Item[]>, 'query' | 'children'> & {
  /** What is listed: 'skills'. */
  nouns: string;
  /** Shown when there are none. */
  empty: ReactNode;
};

/** The list that a query has brought, or that it is empty. */
export function ListResult<Item>({ query, nouns, empty, children }: ListResultProps<Item>) {
  return (
    <QueryResult
      query={query}
      loading={`Loading ${nouns}...`}
      failure={`Failed to load ${nouns}. Please try again.`}
    >
      {items =>
        items.length > 0 ? children(items) : <EmptyState title={`No ${nouns} yet`}>{empty}</EmptyState>
      }
    </QueryResult>
  );
}
