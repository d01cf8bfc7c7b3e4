import { Link } from 'wouter';
import styles from '#client/content/item-page.module.css';
import { ItemState } from '#client/content/item-state';
import { PageArrow } from '#client/content/page-link';
import type { PreviewProps } from '#client/content/public-kind';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { Icon } from '#client/ui/icons/icon';
import { notePath } from '#shared/content-paths';
import type { NoteView } from '#shared/contract/post';
import { notePicturePath } from '#shared/picture-address';
import { shownTitle } from '#shared/text';
import pager from './adjacent-notes.module.css';
import { NOTE_FEEDS } from './note-address';
import { NoteArticle } from './note-article';
import { useNoteView } from './post-queries';

export function NoteScreen({ id: slug }: { id: string }) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageArrow href={paths.notes} direction="back">
        Back to Notes
      </PageArrow>
      <LoadedNote key={slug} slug={slug} />
    </div>
  );
}

export function NotePreview({ item }: PreviewProps<'note'>) {
  return <NoteArticle note={item} />;
}

function LoadedNote({ slug }: { slug: string }) {
  const site = useSite();
  const query = useNoteView(slug);
  const { data: note } = query;
  if (!note) return <ItemState noun="note" loading="Loading note..." query={query} />;
  return (
    <>
      <PageHead
        title={`${note.metaTitle} | ${site.ownerName}`}
        description={note.metaDescription}
        kind="article"
        path={notePath(note.slug)}
        status={note.slug === slug ? 200 : 301}
        picture={notePicturePath(note, site)}
        feeds={NOTE_FEEDS}
        subject={{ kind: 'note', site, note }}
      />
      <NoteArticle note={note} />
      <AdjacentNotes {...note} />
    </>
  );
}

function AdjacentNotes({ older, newer }: Pick<NoteView, 'older' | 'newer'>) {
  if (!older && !newer) return null;
  return (
    <nav className={pager.pager} aria-label="More notes">
      {older && (
        <Link href={notePath(older.slug)} className={pager.neighbour}>
          <span className={`note ${pager.direction}`}>
            <Icon name="arrow-left" />
            Older note
          </span>
          <strong>{shownTitle(older.title)}</strong>
        </Link>
      )}
      {newer && (
        <Link href={notePath(newer.slug)} className={`${pager.neighbour} ${pager.newer}`}>
          <span className={`note ${pager.direction}`}>
            Newer note
            <Icon name="arrow-right" />
          </span>
          <strong>{shownTitle(newer.title)}</strong>
        </Link>
      )}
    </nav>
  );
}
