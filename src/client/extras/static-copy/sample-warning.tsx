import { describeSample } from '#client/features/sample/admin/sample-panel';
import { useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { Alert } from '#client/ui/feedback/alert';

/** Warns that a static copy would publish the sample content. */
export function SampleWarning() {
  const { data: counts } = useSampleStatus();
  const items = counts ? describeSample({ ...counts, categories: 0, uploads: 0 }) : '';
  if (items === '') return null;
  return <Alert tone="info">A copy includes the sample content of this site: {items}.</Alert>;
}
