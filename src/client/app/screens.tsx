import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSite } from '../features/site/site-queries';
import { PageHead } from '../lib/head/page-head';
import { useHydrated } from '../lib/react/use-hydrated';
import { Spinner } from '../ui/feedback/spinner';
import { adminFrame } from './admin-parts';
import { ErrorBoundary } from './error-boundary';
import { NotFoundScreen } from './not-found-screen';
import { adminRoutes, publicRoutes } from './routes';

type IdParam = { id?: string };

/** The screen of the current path. */
export function Screens() {
  const [location] = useLocation();
  return (
    <ErrorBoundary location={location}>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <Switch>
          {publicRoutes.map(({ pattern, Screen }) => (
            <Route<IdParam> key={pattern} path={pattern}>
              {({ id = '' }) => <Screen id={id} />}
            </Route>
          ))}
          {adminRoutes.map(({ pattern, Screen }) => (
            <Route<IdParam> key={pattern} path={pattern}>
              {({ id = '' }) => (
                <InBrowser>
                  <adminFrame.Component>
                    <Screen id={id} />
                  </adminFrame.Component>
                </InBrowser>
              )}
            </Route>
          ))}
          <Route>
            <NotFoundScreen />
          </Route>
        </Switch>
        <HydrationMark />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The owner's screens know the tokens, which the server does not: it sends the frame of the page alone. */
function InBrowser({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const { ownerName } = useSite();
  return isHydrated ? children : <PageHead title={ownerName} isIndexed={false} />;
}

/** Puts the class `hydrated` on <html> when what stands around it answers to clicks. */
function HydrationMark() {
  useEffect(() => document.documentElement.classList.add('hydrated'), []);
  return null;
}
