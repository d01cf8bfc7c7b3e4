import { Link } from 'wouter';
import styles from '#client/content/item-page.module.css';
import { ItemTitle } from '#client/content/item-title';
import { Picture } from '#client/content/picture/picture';
import { useTranslation } from '#client/lib/language/use-translation';
import { COVER_SIZES, Entry } from '#client/ui/layout/entry';
import { CalendarDate } from '#client/ui/primitives/calendar-date';
import { notePath } from '#shared/content-paths';
import type { ProjectNote } from '#shared/contract/project-page';
import { PROJECT_PAGE_TEXTS } from '#shared/language/english/project-page';

export function ProjectNotes({ notes }: { notes: ProjectNote[] }) {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  if (notes.length === 0) return null;
  return (
    <section className={`stack ${styles.after}`} aria-labelledby="notes">
      <h2 id="notes">{t('notesAboutProject')}</h2>
      <ol>
        {notes.map(({ slug, summary, cover, generatedCover, publishedAt, ...note }) => (
          <Entry
            key={slug}
            form="row"
            lead={<CalendarDate moment={publishedAt} format="date" className="num note" />}
            cover={<Picture src={cover} alt="" generated={generatedCover} sizes={COVER_SIZES.row} />}
            title={
              <h3>
                <Link href={notePath(slug)} className="stretched-link">
                  <ItemTitle item={note} />
                </Link>
              </h3>
            }
          >
            {summary !== '' && <p lang={note.language}>{summary}</p>}
          </Entry>
        ))}
      </ol>
    </section>
  );
}
