import { Link } from 'wouter';
import { NotePanel, PagePanel } from '../../features/posts/admin/post-panel';
import { PageHead } from '../../lib/head/page-head';
import { ownerPaths } from '../../lib/owner-paths';
import { useSite } from '../../lib/site-queries';
import styles from './admin-screen.module.css';

/** The owner's notes and pages. */
export function WritingScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Writing | ${ownerName}`} isIndexed={false} />
      <h1>Writing</h1>
      <NotePanel />
      <PagePanel />
      <p className="note">
        What you delete stays in the <Link href={ownerPaths.trash}>Trash</Link> for 30 days.
      </p>
    </div>
  );
}
