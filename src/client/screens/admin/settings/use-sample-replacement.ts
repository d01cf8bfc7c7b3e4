import type { ReplacedContent } from '#client/editing/content-imports';
import { hasDemos } from '#client/extras/owner-extras';
import { useClearSample } from '#client/features/sample/admin/sample-queries';
import { useSetup } from '#client/features/setup/admin/setup-queries';
import { useHidePlayground } from '#client/features/site/admin/site-admin-queries';

/** Returns what an import removes from a site with this sample content, or undefined without any. */
export function useSampleReplacement(sample: string): ReplacedContent | undefined {
  const { data: setup } = useSetup();
  const remove = useRemoveSample();
  if (sample === '' || !setup) return undefined;
  return {
    text: `The import first removes the sample: ${sample}. Anything you entered stays.${hasDemos ? ' It also hides the playground.' : ''}`,
    settings: setup.sample.settings,
    remove,
  };
}

/** Empties the site of sample content, and hides the playground, which is sample content too. */
export function useRemoveSample(): () => Promise<void> {
  const { mutateAsync: clear } = useClearSample();
  const hidePlayground = useHidePlayground();
  return async () => {
    await clear();
    await hidePlayground();
  };
}
