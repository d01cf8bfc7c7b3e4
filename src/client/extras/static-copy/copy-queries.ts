import { trpc } from '#client/lib/api/trpc';

const POLL_EVERY_MS = 1_000;

/** Fetches the last copy, and the progress of a new one while it is being created. */
export function useCopyStatus() {
  return trpc.staticCopy.status.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: query => query.state.data?.isRunning === true && POLL_EVERY_MS,
  });
}

export function useCreateCopy() {
  const utils = trpc.useUtils();
  return trpc.staticCopy.create.useMutation({
    onSuccess: status => utils.staticCopy.status.setData(undefined, status),
  });
}

export function useCancelCopy() {
  const utils = trpc.useUtils();
  return trpc.staticCopy.cancel.useMutation({
    onSuccess: status => utils.staticCopy.status.setData(undefined, status),
  });
}
