import { trpc } from '../../lib/trpc';

export function useTimeline() {
  return trpc.timeline.list.useQuery();
}
