import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { errorCode } from '../api/api-error';
import type { AppRouter } from '../api/trpc';
import type { Session } from './session';

/** Nothing that these are refused for would be mended by a new token. */
const WITHOUT_REFRESH = new Set(['auth.login', 'auth.refresh']);

/**
 * A call that is answered 401 waits for one refresh, shared by all that wait, and is sent once more. It is
 * read for each call of a batch, for a mixed batch answers 207.
 */
export function sessionLink(session: Session): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable(observer => {
        let stop = () => {};
        let isDone = false;

        function attempt(isRetry: boolean): void {
          const sentToken = session.getToken();
          const subscription = next(op).subscribe({
            next: value => observer.next(value),
            complete: () => observer.complete(),
            error: error => {
              const mayRetry =
                !isRetry && errorCode(error) === 'UNAUTHORIZED' && !WITHOUT_REFRESH.has(op.path);
              const token = session.getToken();
              if (!mayRetry || token === null) {
                observer.error(error);
                return;
              }
              // Another call may have brought the new token while this one was under way.
              const newToken = token === sentToken ? session.refresh() : Promise.resolve();
              newToken.then(
                () => {
                  if (!isDone) attempt(true);
                },
                () => observer.error(error),
              );
            },
          });
          stop = () => subscription.unsubscribe();
        }

        attempt(false);
        return () => {
          isDone = true;
          stop();
        };
      });
}
