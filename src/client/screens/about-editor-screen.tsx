import { useSite } from '../features/site/site-queries';
import { TimelineEditor } from '../features/timeline/admin/timeline-editor';
import { PageHead } from '../lib/head/page-head';
import styles from './about-editor-screen.module.css';

export function AboutEditorScreen() {
  const { ownerName } = useSite();
  return (
    <div className={styles.layout}>
      <PageHead title={`About Editor | ${ownerName}`} isIndexed={false} />
      <TimelineEditor />
    </div>
  );
}
