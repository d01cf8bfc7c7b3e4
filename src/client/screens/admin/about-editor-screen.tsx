import { PreviewMenu } from '../../editing/preview/preview-menu';
import { TimelineEditor } from '../../features/timeline/admin/timeline-editor';
import { PageHead } from '../../lib/head/page-head';
import { useSite } from '../../lib/site-queries';

export function AboutEditorScreen() {
  const { ownerName } = useSite();
  return (
    <>
      <PageHead title={`About Editor | ${ownerName}`} isIndexed={false} />
      <TimelineEditor previewOf={id => <PreviewMenu item={{ kind: 'timeline', id }} size="sm" />} />
    </>
  );
}
