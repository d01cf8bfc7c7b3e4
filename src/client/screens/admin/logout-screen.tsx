import { useEffect } from 'react';
import { useEndSession } from '../../features/auth/use-logout';
import { PageHead } from '../../lib/head/page-head';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/react/use-hydrated';
import { Spinner } from '../../ui/feedback/spinner';

/** Removes the stored tokens, then loads the home page anew. */
export function LogoutScreen() {
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title="Logout" isIndexed={false} />
      {isHydrated && <EndSession />}
      <Spinner label="Loading..." />
    </>
  );
}

function EndSession() {
  const endSession = useEndSession();
  useEffect(() => {
    void endSession().then(() => window.location.replace(paths.home));
  }, [endSession]);
  return null;
}
