import styles from '../../editing/admin-screen.module.css';
import { Inbox } from '../../features/contacts/admin/inbox';
import { PageHead } from '../../lib/head/page-head';
import { useSite } from '../../lib/site-queries';

export function InboxScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Admin Inbox | ${ownerName}`} isIndexed={false} />
      <Inbox />
    </div>
  );
}
