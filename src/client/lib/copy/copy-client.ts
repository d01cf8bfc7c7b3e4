import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { type AppRouter, trpc } from '#client/lib/api/trpc';
import type { StaticCopy } from '#shared/static-copy';
import type { CopyAnswers } from './copy-answers';

/** Creates the client of a static copy, which has no server. */
export function createCopyClient(copy: StaticCopy) {
  return trpc.createClient({ links: [copyLink(copy)] });
}

/** Answers all calls in the browser. The code loads with the first call, because pages of a running site never need it. */
export function copyLink(copy: StaticCopy): TRPCLink<AppRouter> {
  let answers: CopyAnswers | undefined;

  async function load(): Promise<CopyAnswers> {
    const { createCopyAnswers } = await import('./copy-answers');
    answers ??= createCopyAnswers(copy);
    return answers;
  }

  return () =>
    ({ op }) =>
      observable(observer => {
        load()
          .then(({ answer }) => answer(op))
          .then(
            data => {
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            },
            (error: Error) => observer.error(TRPCClientError.from(error)),
          );
      });
}
