import { IconButton } from '../../../ui/primitives/button';
import styles from './inbox.module.css';
import { PAGE_SIZE } from './inbox-queries';

type InboxPagesProps = { page: number; total: number; onPageChange: (page: number) => void };

/** The way through a list that is too long for one page. */
export function InboxPages({ page, total, onPageChange }: InboxPagesProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages of messages" className={styles.pages}>
      <span className="num" role="status">
        Page {page} of {last}
      </span>
      <IconButton
        icon="chevron-left"
        label="Previous page"
        variant="line"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label="Next page"
        variant="line"
        disabled={page >= last}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
