import styles from '#client/editing/admin-screen.module.css';
import { TrashPanel } from '#client/features/trash/admin/trash-panel';
import { PageHead } from '#client/lib/head/page-head';
import { useSite } from '#client/lib/site-queries';

export function TrashScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Trash | ${ownerName}`} isIndexed={false} />
      <h1>Trash</h1>
      <p className="muted">Deleted items stay here for 30 days, then are deleted permanently.</p>
      <TrashPanel />
    </div>
  );
}
