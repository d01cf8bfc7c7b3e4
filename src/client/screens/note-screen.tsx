import { Link } from 'wouter';
import { notePicturePath } from '../../shared/picture-address';
import { notePath } from '../../shared/post-path';
import { NoteArticle } from '../features/posts/note-article';
import { NOTE_FEEDS } from '../features/posts/note-links';
import { NotesAround } from '../features/posts/notes-around';
import { useNoteView } from '../features/posts/post-queries';
import { useSite } from '../features/site/site-queries';
import { PageHead } from '../lib/head/page-head';
import { paths } from '../lib/paths';
import { ArrowLink } from '../ui/primitives/arrow-link';
import { ItemState } from './item-state';
import styles from './project-screen.module.css';

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
      <NotesAround older={note.older} newer={note.newer} />
    </>
  );
}
