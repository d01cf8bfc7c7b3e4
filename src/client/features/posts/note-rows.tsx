import { Link } from 'wouter';
import { ItemTitle } from '#client/content/item-title';
import { Picture } from '#client/content/picture/picture';
import { useTranslation } from '#client/lib/language/use-translation';
import { COVER_SIZES, Entry } from '#client/ui/layout/entry';
import { CalendarDate } from '#client/ui/primitives/calendar-date';
import { ChipList } from '#client/ui/primitives/chip';
import { notePath } from '#shared/content-paths';
import type { NoteSummary } from '#shared/contract/post';
import { NOTES_TEXTS } from '#shared/language/english/notes';
import { notesPath } from './note-address';
import styles from './notes.module.css';
import { ReadingTime } from './reading-time';

/** Lists notes grouped by the year of publication, newest first. */
export function NoteRows({ notes }: { notes: NoteSummary[] }) {
  return groupByYear(notes).map(({ year, notes: yearNotes }) => (
    <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className="num">
        {year}
      </h2>
      <ul>
        {yearNotes.map(note => (
          <Row key={note._id} note={note} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ note }: { note: NoteSummary }) {
  const t = useTranslation(NOTES_TEXTS);
  const { slug, language, summary, cover, generatedCover, tags, publishedAt, minutes } = note;
  const picture = { src: cover, alt: '', generated: generatedCover, sizes: COVER_SIZES.row };
  return (
    <Entry
      form="row"
      lead={<CalendarDate moment={publishedAt} format="day" className="num note" />}
      cover={<Picture coverOf={notePath(slug)} {...picture} />}
      title={
        <h3>
          <Link href={notePath(slug)} className="stretched-link">
            <ItemTitle item={note} />
          </Link>
        </h3>
      }
      facts={<ReadingTime minutes={minutes} />}
    >
      {summary !== '' && <p lang={language}>{summary}</p>}
      <ChipList
        items={tags}
        label={t('tags')}
        renderItem={tag => <Link href={notesPath({ tag })}>{tag}</Link>}
      />
    </Entry>
  );
}

type Year = { year: string; notes: NoteSummary[] };

function groupByYear(notes: NoteSummary[]): Year[] {
  const years: Year[] = [];
  for (const note of notes) {
    const year = note.publishedAt.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.notes.push(note);
    else years.push({ year, notes: [note] });
  }
  return years;
}
