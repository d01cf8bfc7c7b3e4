import { Link } from 'wouter';
import styles from '../../../editing/admin-screen.module.css';
import { PageHead } from '../../../lib/head/page-head';
import { ownerPaths } from '../../../lib/owner-paths';
import { useSite } from '../../../lib/site-queries';
import { NotePanel, PagePanel } from './post-panel';

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
