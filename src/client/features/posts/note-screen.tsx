import { Link } from 'wouter';
import styles from '#client/content/item-page.module.css';
import { ItemState } from '#client/content/item-state';
import type { PreviewProps } from '#client/content/public-kind';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { notePath } from '#shared/content-paths';
import { notePicturePath } from '#shared/picture-address';
import { AdjacentNotes } from './adjacent-notes';
import { NOTE_FEEDS } from './note-address';
import { NoteArticle } from './note-article';
import { useNoteView } from './post-queries';

export function NoteScreen({ id: slug }: { id: string }) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <Link href={paths.notes} asChild>
        <ArrowLink direction="back">Back to Notes</ArrowLink>
      </Link>
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
      <AdjacentNotes older={note.older} newer={note.newer} />
    </>
  );
}
