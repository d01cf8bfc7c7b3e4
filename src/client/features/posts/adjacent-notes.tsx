import { Link } from 'wouter';
import { Icon } from '#client/ui/icons/icon';
import { notePath } from '#shared/content-paths';
import type { NoteView } from '#shared/contract/post';
import { shownTitle } from '#shared/text';
import styles from './adjacent-notes.module.css';

/** Links to the next older and the next newer note. */
export function AdjacentNotes({ older, newer }: Pick<NoteView, 'older' | 'newer'>) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.pager} aria-label="More notes">
      {older && (
        <Link href={notePath(older.slug)} className={styles.neighbour}>
          <span className={`note ${styles.direction}`}>
            <Icon name="arrow-left" />
            Older note
          </span>
          <strong>{shownTitle(older.title)}</strong>
        </Link>
      )}
      {newer && (
        <Link href={notePath(newer.slug)} className={`${styles.neighbour} ${styles.newer}`}>
          <span className={`note ${styles.direction}`}>
            Newer note
            <Icon name="arrow-right" />
          </span>
          <strong>{shownTitle(newer.title)}</strong>
        </Link>
      )}
    </nav>
  );
}
