import { TimelineEditor } from '../../features/timeline/admin/timeline-editor';
import { PageHead } from '../../lib/head/page-head';
import { useSite } from '../../lib/site-queries';

export function AboutEditorScreen() {
  const { ownerName } = useSite();
  return (
    <>
      <PageHead title={`About Editor | ${ownerName}`} isIndexed={false} />
      <TimelineEditor />
    </>
  );
}
