import styles from '#client/editing/admin-screen.module.css';
import { Inbox } from '#client/features/contacts/admin/inbox';
import { PageHead } from '#client/lib/head/page-head';
import { useSite } from '#client/lib/site-queries';

export function InboxScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Admin Inbox | ${ownerName}`} isIndexed={false} />
      <Inbox />
    </div>
  );
}
