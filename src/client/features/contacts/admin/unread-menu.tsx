import { Icon } from '../../../ui/icons/icon';
import { Popover } from '../../../ui/overlays/popover';
import { Badge } from '../../../ui/primitives/badge';
import { Button } from '../../../ui/primitives/button';
import { AdminBarText } from '../../../ui/site/admin-bar';
import { useUnreadCount } from './inbox-queries';
import { UnreadMessages } from './unread-messages';
import styles from './unread-messages.module.css';

/** The Inbox button of the owner's bar: how many messages are unread, and which. */
export function UnreadMenu() {
  const count = useUnreadCount();
  return (
    <Popover
      label="Unread Messages"
      align="end"
      className={styles.menu}
      trigger={
        <Button variant="ghost" size="sm">
          <Icon name="inbox" />
          <AdminBarText>Inbox</AdminBarText>
          <Badge count={count} label="unread" />
        </Button>
      }
    >
      {close => <UnreadMessages onLeave={close} />}
    </Popover>
  );
}
