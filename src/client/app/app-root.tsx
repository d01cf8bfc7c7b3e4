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
import { PageHeadContext, type PageHeadContextValue } from '../lib/head/page-head';
import type { Session } from '../lib/session/session';
import { SessionContext } from '../lib/session/session-context';
import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { Screens } from './screens';
import { SiteFrame } from './site-frame';

export type AppProps = {
  trpcClient: TrpcClient;
  queryClient: QueryClient;
  /** The queries sent with the page; undefined on the server, whose query client already has them. */
  dehydratedState?: DehydratedState | undefined;
  session: Session | null;
  /** The contact form that the server rejected. */
  contactDraft?: HeldContactDraft | undefined;
  router?: Pick<RouterOptions, 'ssrPath' | 'ssrSearch' | 'aroundNav'>;
  head?: PageHeadContextValue;
};

const NO_HEAD: PageHeadContextValue = {};

/** The root component of the site, on the server and in the browser. */
export function App(props: AppProps) {
  const { trpcClient, queryClient, dehydratedState, session, contactDraft } = props;
  const { router = {}, head = NO_HEAD } = props;
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
