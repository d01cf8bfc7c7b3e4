import { Suspense } from 'react';
import { useHasToken } from '#client/lib/session/session-context';
import type { adminNavigation } from './admin-parts';

/** Renders a component only for the signed-in owner; visitors never load it. */
export function OwnerSlot({ loadable }: { loadable: typeof adminNavigation }) {
  const hasToken = useHasToken();
  return <Suspense fallback={null}>{hasToken && <loadable.Component />}</Suspense>;
}
