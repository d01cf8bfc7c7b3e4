import { Link } from 'wouter';
import { CalendarDate } from '#client/ui/primitives/calendar-date';
import { notePath } from '#shared/content-paths';
import type { ProjectNote } from '#shared/contract/project-page';
import { displayTitle } from '#shared/text';
import styles from './project-notes.module.css';

export function ProjectNotes({ notes }: { notes: ProjectNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">Notes about this project</h2>
      <ol>
        {notes.map(({ slug, title, publishedAt }) => (
          <li key={slug} className={styles.note}>
            <CalendarDate moment={publishedAt} format="date" className="num note" />
            <h3>
              <Link href={notePath(slug)} className="stretched-link">
                {displayTitle(title)}
              </Link>
            </h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
