import { PreviewMenu } from '../../features/previews/admin/preview-menu';
import { useSite } from '../../features/site/site-queries';
import { TimelineEditor } from '../../features/timeline/admin/timeline-editor';
import { PageHead } from '../../lib/head/page-head';

export function AboutEditorScreen() {
  const { ownerName } = useSite();
  return (
    <>
      <PageHead title={`About Editor | ${ownerName}`} isIndexed={false} />
      <TimelineEditor previewOf={id => <PreviewMenu item={{ kind: 'timeline', id }} size="sm" />} />
    </>
  );
}
