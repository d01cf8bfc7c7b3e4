import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Spinner } from '../ui/feedback/spinner';
import { ErrorBoundary } from './error-boundary';
import { routes } from './routes';

/** Renders the screen for the current path. */
export function Screens() {
  const [location] = useLocation();
  return (
    <ErrorBoundary location={location}>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <Switch>
          {routes.map(({ pattern, Screen }) => (
            <Route<{ id?: string }> key={pattern} path={pattern}>
              {({ id = '' }) => <Screen id={id} />}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
