import { trpc } from '#client/lib/api/trpc';

/** The timeline; the owner is answered with drafts too. */
export function useTimeline() {
  return trpc.timeline.list.useQuery();
}
