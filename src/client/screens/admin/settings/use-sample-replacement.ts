import type { ReplacedContent } from '#client/editing/content-imports';
import { describeSample } from '#client/features/sample/admin/sample-panel';
import { useClearSample } from '#client/features/sample/admin/sample-queries';
import { useSetup } from '#client/features/setup/admin/setup-queries';
import { useHidePlayground } from '#client/features/site/admin/site-admin-queries';
import type { SampleCounts } from '#shared/contract/sample';

/** Returns what an import removes from a site with this sample content, or undefined without any. */
export function useSampleReplacement(sample: string): ReplacedContent | undefined {
  const { data: setup } = useSetup();
  const remove = useRemoveSample();
  if (sample === '' || !setup) return undefined;
  return {
    text: `The import first removes the sample: ${sample}. Anything you entered stays. It also hides the playground.`,
    settings: setup.sample.settings,
    remove,
  };
}

/** Describes the sample content without what belongs to its items. */
export function describeSampleItems(counts: SampleCounts): string {
  return describeSample({ ...counts, uploads: 0, categories: 0 });
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
