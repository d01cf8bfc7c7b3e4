import { trpc } from '#client/lib/api/trpc';

/** Fetches the uploaded resume, or null while the site generates one. */
export function useStoredResume() {
  return trpc.uploads.resume.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useResumeUploaded(): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => utils.uploads.resume.invalidate();
}

export function useRemoveResume() {
  const utils = trpc.useUtils();
  return trpc.uploads.removeResume.useMutation({
    onSuccess: () => utils.uploads.resume.setData(undefined, null),
    onSettled: () => utils.uploads.resume.invalidate(),
  });
}
