import type { DehydratedState } from '@tanstack/react-query';

/** The queries that came with a page, as fresh as the page itself. */
export function reviveQueries({ mutations, queries }: DehydratedState, now: number): DehydratedState {
  return { mutations, queries: queries.map(query => stampQuery(query, now)) };
}

type DehydratedQuery = DehydratedState['queries'][number];

/** A query of this time. */
export function stampQuery(query: DehydratedQuery, time: number): DehydratedQuery {
  const { state } = query;
  return {
    ...query,
    dehydratedAt: time,
    state: {
      ...state,
      dataUpdatedAt: state.status === 'success' ? time : 0,
      errorUpdatedAt: state.status === 'error' ? time : 0,
    },
  };
}
