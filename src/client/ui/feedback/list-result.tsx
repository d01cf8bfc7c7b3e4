import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { QueryResult, type QueryResultProps } from './query-result';

type ListResultProps<Item> = Pick<QueryResultProps<Item[]>, 'query' | 'children'> & {
  /** The plural noun of the items: 'skills'. */
  nouns: string;
  /** Shown below the title when the list is empty. */
  empty: ReactNode;
};

/** Renders the items of a query, or an empty state. */
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
