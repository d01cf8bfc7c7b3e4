import { Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { PageHead } from '#client/lib/head/page-head';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { ChipList } from '#client/ui/primitives/chip';
import type { NoteList } from '#shared/contract/post';
import { sitePicturePath } from '#shared/picture-address';
import { publishingState } from '#shared/publishing';
import { NOTES_TEXTS } from '#shared/sections/notes';
import { NOTE_FEEDS, notesPath, parseNoteFilter } from './note-address';
import { NoteRows } from './note-rows';
import tagStyles from './note-tags.module.css';
import styles from './notes-screen.module.css';
import { useNotes } from './post-queries';

export function NotesScreen() {
  const site = useSite();
  const filter = parseNoteFilter(useSearch());
  const { tag } = filter;
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
          query={useNotes(filter)}
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
  // The owner's list contains drafts; this page shows what visitors see.
  const notes = list.notes.filter(note => publishingState(note) === 'published');
  return (
    <>
      {list.tags.length > 0 && <NoteTags tags={list.tags} chosen={tag} />}
      {notes.length > 0 && <NoteRows notes={notes} />}
      {notes.length === 0 && tag === undefined && <EmptyState title="No notes yet." />}
      {notes.length === 0 && tag !== undefined && (
        <EmptyState
          title={`No notes about “${tag}”.`}
          action={
            <PageButton href={notesPath()} size="sm">
              All notes
            </PageButton>
          }
        >
          Choose another tag or read all notes.
        </EmptyState>
      )}
    </>
  );
}

/** Links to the notes with each tag; the chosen one links back to all. Works without scripts. */
function NoteTags({ tags, chosen }: { tags: NoteList['tags']; chosen: string | undefined }) {
  const counts = new Map(tags.map(({ name, notes }) => [name, notes]));
  return (
    <nav className={tagStyles.tags} aria-label="Tags">
      <ChipList
        items={[...counts.keys()]}
        label="Tags"
        className={tagStyles.list}
        renderItem={name => (
          <Link
            href={notesPath(name === chosen ? undefined : name)}
            aria-current={name === chosen ? 'true' : undefined}
          >
            {name} <span className="num">{counts.get(name)}</span>
          </Link>
        )}
      />
    </nav>
  );
}
