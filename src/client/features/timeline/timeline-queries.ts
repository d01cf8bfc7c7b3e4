import { trpc } from '#client/lib/api/trpc';

/** Fetches the timeline. The owner also gets drafts. */
export function useTimeline() {
  return trpc.timeline.list.useQuery();
}
