import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Router, type RouterOptions, Switch, useLocation } from 'wouter';
import {
  ContactDraftContext,
  type PostedContactDraft,
} from '#client/features/contacts/contact-draft-context';
import { trpc } from '#client/lib/api/trpc';
import type { TrpcClient } from '#client/lib/api/trpc-client';
import { PageHeadContext, type PageHeadContextValue } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { ErrorBoundary } from '#client/lib/react/error-boundary';
import type { OwnerSession } from '#client/lib/session/session';
import { SessionContext } from '#client/lib/session/session-context';
import { useSiteLocation } from '#client/lib/site-address';
import { StaticHostContext, useStaticHost } from '#client/lib/static-host/static-host';
import { Alert } from '#client/ui/feedback/alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { ToastProvider } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { SITE_TEXTS } from '#shared/language/english/site';
import type { StaticHost } from '#shared/static-host';
import { type HasAdminScreen, PageWordsProvider } from './page-words';
import { routes, staticRoutes } from './routes';
import { SiteFrame } from './site-frame';

type AppProps = {
  trpcClient: TrpcClient;
  queryClient: QueryClient;
  /** The queries sent with the page. Undefined on the server, whose query client already has them. */
  dehydratedState?: DehydratedState | undefined;
  session: OwnerSession | null;
  /** The contact form that the server rejected. */
  contactDraft?: PostedContactDraft | undefined;
  /** Shows the notice of a new site until the owner signs in. */
  isNewSite?: boolean | undefined;
  /** Tells which addresses of the owner's area exist. Given if the first page is one of them. */
  hasAdminScreen?: HasAdminScreen;
  router: Pick<RouterOptions, 'ssrPath' | 'ssrSearch' | 'aroundNav'>;
  /** Given on a static host. */
  staticHost?: StaticHost | undefined;
  head: PageHeadContextValue;
};

export function App(props: AppProps) {
  const { trpcClient, queryClient, dehydratedState, session, contactDraft, router, head } = props;
  const { isNewSite, hasAdminScreen, staticHost } = props;
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={dehydratedState}>
          <SessionContext value={session}>
            <StaticHostContext value={staticHost ?? null}>
              <PageHeadContext value={head}>
                <ContactDraftContext value={contactDraft ?? null}>
                  <Router {...router} hook={useSiteLocation} base={staticHost?.base ?? ''}>
                    <PageWordsProvider hasAdminScreen={hasAdminScreen}>
                      <ToastProvider>
                        <PageErrorBoundary>
                          <SiteFrame isNewSite={isNewSite} hasAdminScreen={hasAdminScreen}>
                            <Screens />
                          </SiteFrame>
                        </PageErrorBoundary>
                      </ToastProvider>
                    </PageWordsProvider>
                  </Router>
                </ContactDraftContext>
              </PageHeadContext>
            </StaticHostContext>
          </SessionContext>
        </HydrationBoundary>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Screens() {
  const [location] = useLocation();
  const shownRoutes = useStaticHost() ? staticRoutes : routes;
  const t = useTranslation(SITE_TEXTS);
  return (
    <PageErrorBoundary location={location}>
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Switch>
          {shownRoutes.map(({ pattern, Screen }) => (
            <Route<{ id?: string }> key={pattern} path={pattern}>
              {({ id = '' }) => <Screen id={id} />}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Shows an error in place of a page that fails, until the path changes. */
function PageErrorBoundary({ location, children }: { location?: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={location} fallback={<PageFailure />}>
      {children}
    </ErrorBoundary>
  );
}

/** Says why a page is missing. When the browser is online again, it loads the page. */
function PageFailure() {
  const t = useTranslation(SITE_TEXTS);
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <div className="wrap" style={{ paddingBlock: 'var(--s-16)' }}>
      <Alert tone="err" action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}>
        {isOffline ? t('screenOffline') : t('screenFailed')}
      </Alert>
    </div>
  );
}
