import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 30_000;

/** Looks now and then, and whenever the page is looked at again, whether something was changed elsewhere. */
export function useWatch(look: () => void): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const timer = setInterval(lookIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, []);
}
