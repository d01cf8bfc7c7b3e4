import { TimelineEditor } from '#client/features/timeline/admin/timeline-editor';
import { PageHead } from '#client/lib/head/page-head';
import { useSite } from '#client/lib/site-queries';

export function AboutEditorScreen() {
  const { ownerName } = useSite();
  return (
    <>
      <PageHead title={`About Editor | ${ownerName}`} isIndexed={false} />
      <TimelineEditor />
    </>
  );
}
