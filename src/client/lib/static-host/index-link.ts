import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#client/lib/api/trpc';
import type { ContentIndex } from './content-index';

/**
 * Answers the queries that depend on the query of an address, such as the words of a search, from the index of the
 * static host below `base`. Each page contains the answers to its other queries.
 */
export function indexLink(base: string): TRPCLink<AppRouter> {
  let index: Promise<ContentIndex> | undefined;

  /** Loads the index when a visitor first needs it. */
  function openIndex(): Promise<ContentIndex> {
    index ??= import('./content-index')
      .then(({ loadContentIndex }) => loadContentIndex(base))
      .catch((error: unknown) => {
        // The next query tries again.
        index = undefined;
        throw error;
      });
    return index;
  }

  return () =>
    ({ op }) =>
      observable(observer => {
        openIndex()
          .then(({ answer }) => answer(op.path, op.input))
          .then(
            data => {
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            },
            (error: Error) => observer.error(TRPCClientError.from(error)),
          );
      });
}
