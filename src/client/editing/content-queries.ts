import { trpc } from '../lib/api/trpc';
import { useOwnerKinds } from './owner-kind';

/** Refetches all content, after something that may have changed any kind of it. */
export function useRefetchContent(): () => void {
  const utils = trpc.useUtils();
  const kinds = useOwnerKinds();
  return () => {
    for (const { refetch } of Object.values(kinds)) refetch(utils);
  };
}
