import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { errorCode } from '../api/api-error';
import type { AppRouter } from '../api/trpc';
import type { Session } from './session';

/** A new token cannot fix a rejected call of these procedures. */
const WITHOUT_REFRESH = new Set(['auth.login', 'auth.refresh']);

/**
 * Retries a call that gets 401 once, after a token refresh that all waiting calls share. Checks each call of a batch,
 * because a mixed batch gets 207.
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
              // Another call may have refreshed the token in the meantime.
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
