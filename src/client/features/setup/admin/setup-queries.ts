import { FRESH_MS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';

export function useSetup() {
  return trpc.setup.get.useQuery(undefined, { staleTime: FRESH_MS });
}

export function useUpdateSetup() {
  const utils = trpc.useUtils();
  return trpc.setup.update.useMutation({
    onMutate: () => utils.setup.get.cancel(),
    onSuccess: setup => utils.setup.get.setData(undefined, setup),
  });
}
