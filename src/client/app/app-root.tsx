import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { Router, type RouterOptions } from 'wouter';
import { ContactDraftContext, type HeldContactDraft } from '../features/contacts/contact-draft-context';
import { trpc } from '../lib/api/trpc';
import type { TrpcClient } from '../lib/api/trpc-client';
import { PageHeadContext, type PageHeadPlace } from '../lib/head/page-head';
import type { Session } from '../lib/session/session';
import { SessionContext } from '../lib/session/session-context';
import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { Screens } from './screens';
import { SiteFrame } from './site-frame';

export type AppProps = {
  trpcClient: TrpcClient;
  queryClient: QueryClient;
  /** The queries that came with the page; undefined on the server, where the client has them. */
  dehydratedState?: DehydratedState | undefined;
  session: Session | null;
  /** The fields of the contact form when the server could not take it. */
  contactDraft?: HeldContactDraft | undefined;
  router?: Pick<RouterOptions, 'ssrPath' | 'ssrSearch' | 'aroundNav'>;
  head?: PageHeadPlace;
};

const NO_PLACE: PageHeadPlace = {};

/** The whole site: the same on the server and in the browser. */
export function App(props: AppProps) {
  const { trpcClient, queryClient, dehydratedState, session, contactDraft } = props;
  const { router = {}, head = NO_PLACE } = props;
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={dehydratedState}>
          <SessionContext value={session}>
            <PageHeadContext value={head}>
              <ToastProvider>
                <ContactDraftContext value={contactDraft ?? null}>
                  <Router {...router}>
                    <ErrorBoundary>
                      <SiteFrame>
                        <Screens />
                      </SiteFrame>
                    </ErrorBoundary>
                  </Router>
                </ContactDraftContext>
              </ToastProvider>
            </PageHeadContext>
          </SessionContext>
        </HydrationBoundary>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
