import { Inbox } from '../../features/contacts/admin/inbox';
import { PageHead } from '../../lib/head/page-head';
import { useSite } from '../../lib/site-queries';
import styles from './admin-screen.module.css';

export function InboxScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Admin Inbox | ${ownerName}`} isIndexed={false} />
      <Inbox />
    </div>
  );
}
