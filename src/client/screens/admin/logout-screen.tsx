import { useEffect, useEffectEvent } from 'react';
import { useEndSession } from '#client/features/auth/use-logout';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { Spinner } from '#client/ui/feedback/spinner';

export function LogoutScreen() {
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title="Sign out" isWholeTitle isIndexed={false} />
      {isHydrated && <EndSession />}
      <Spinner label="Loading..." />
    </>
  );
}

function EndSession() {
  const endSession = useEffectEvent(useEndSession());
  useEffect(() => {
    void endSession().then(() => window.location.replace(paths.home));
  }, []);
  return null;
}
