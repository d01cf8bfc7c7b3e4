import { Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import type { NoteList } from '../../shared/contract/post';
import { sitePicturePath } from '../../shared/picture-address';
import { publishingState } from '../../shared/publishing';
import { NOTES_TEXTS } from '../../shared/sections/notes';
import { notesAt } from '../features/posts/note-address';
import { NOTE_FEEDS, notesPath } from '../features/posts/note-links';
import { NoteRows } from '../features/posts/note-rows';
import { NoteTags } from '../features/posts/note-tags';
import { useNotes } from '../features/posts/post-queries';
import { usePageTexts, useSite } from '../features/site/site-queries';
import { PageHead } from '../lib/head/page-head';
import { EmptyState } from '../ui/feedback/empty-state';
import { QueryResult } from '../ui/feedback/query-result';
import { ButtonLink } from '../ui/primitives/button';
import styles from './notes-screen.module.css';

export function NotesScreen() {
  const site = useSite();
  const asked = notesAt(useSearch());
  const { tag } = asked;
  const { ownerName } = site;
  const { notesTitle, notesIntro } = usePageTexts(NOTES_TEXTS);
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead
        title={`${tag === undefined ? '' : `${tag} | `}${notesTitle} | ${ownerName}`}
        description={notesIntro || `The notes of ${ownerName}.`}
        path={notesPath(tag)}
        picture={sitePicturePath(site)}
        feeds={NOTE_FEEDS}
      />
      <header className={styles.head}>
        <h1>{notesTitle}</h1>
        <a href={NOTE_FEEDS[0].path} className={styles.feed}>
          Feed
        </a>
        {notesIntro !== '' && <p className={`lede ${styles.intro}`}>{notesIntro}</p>}
      </header>
      <Suspense>
        <QueryResult
          query={useNotes(asked)}
          loading="Loading notes..."
          failure="Failed to load notes. Please try again later."
        >
          {list => <FoundNotes list={list} tag={tag} />}
        </QueryResult>
      </Suspense>
    </div>
  );
}

function FoundNotes({ list, tag }: { list: NoteList; tag: string | undefined }) {
  // As visitors see it, also for its owner.
  const notes = list.notes.filter(note => publishingState(note) === 'published');
  return (
    <>
      <NoteTags tags={list.tags} chosen={tag} />
      {notes.length > 0 && <NoteRows notes={notes} />}
      {notes.length === 0 && tag === undefined && <EmptyState title="No notes yet." />}
      {notes.length === 0 && tag !== undefined && (
        <EmptyState
          title={`No notes about “${tag}”.`}
          action={
            <Link href={notesPath()} asChild>
              <ButtonLink size="sm">All notes</ButtonLink>
            </Link>
          }
        >
          Choose another tag, or read all of them.
        </EmptyState>
      )}
    </>
  );
}
