import { Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import itemStyles from '#client/content/item-page.module.css';
import { MissingContent } from '#client/content/missing-content';
import { PageButton } from '#client/content/page-link';
import { PageHead } from '#client/lib/head/page-head';
import { useSiteAddress } from '#client/lib/site-address';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { EntriesSkeleton } from '#client/ui/layout/entries-skeleton';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { ChipList } from '#client/ui/primitives/chip';
import { PageHeading } from '#client/ui/site/page-heading';
import type { NoteList, NotePage } from '#shared/contract/post';
import { findName } from '#shared/names';
import { sitePicturePath } from '#shared/picture-address';
import { NOTES_TEXTS } from '#shared/sections/notes';
import { NOTE_FEEDS, type NoteFilter, notesPath, parseNoteFilter } from './note-address';
import { NoteRows } from './note-rows';
import styles from './notes.module.css';
import { useNotePage } from './post-queries';

export function NotesScreen() {
  const site = useSite();
  const filter = parseNoteFilter(useSearch());
  const { tag, page = 1 } = filter;
  const { ownerName } = site;
  const { notesTitle, notesIntro } = usePageTexts(NOTES_TEXTS);
  const query = useNotePage(filter);
  const toAddress = useSiteAddress();
  const isMissing = page > 1 && query.data?.notes.length === 0;
  const title = [...(tag === undefined ? [] : [tag]), notesTitle].join(' | ');
  return (
    <>
      <PageHead
        title={page === 1 ? title : `${title}, page ${page}`}
        description={notesIntro || `The notes of ${ownerName}.`}
        path={notesPath(filter)}
        status={isMissing ? 404 : 200}
        isIndexed={!isMissing}
        picture={sitePicturePath(site)}
        feeds={NOTE_FEEDS}
      />
      <PageHeading
        title={notesTitle}
        intro={notesIntro}
        action={
          <a href={toAddress(NOTE_FEEDS[0].path)} className="secondary no-print tall-link">
            RSS
          </a>
        }
      />
      <div className="wrap">
        <Suspense>
          <QueryResult
            query={query}
            loading={<EntriesSkeleton label="Loading notes..." form="row" />}
            failure="Couldn't load notes. Please try again later."
          >
            {found => <FoundNotes found={found} filter={filter} />}
          </QueryResult>
        </Suspense>
      </div>
    </>
  );
}

function FoundNotes({ found: { notes, tags, pages }, filter }: { found: NotePage; filter: NoteFilter }) {
  const { tag, page = 1 } = filter;
  return (
    <>
      {tags.length > 0 && <NoteTags tags={tags} chosen={tag} />}
      {notes.length > 0 && <NoteRows notes={notes} />}
      {pages > 1 && page <= pages && <NotePages filter={filter} pages={pages} />}
      {notes.length === 0 && <NoNotes {...filter} />}
    </>
  );
}

function NoNotes({ tag, page = 1 }: NoteFilter) {
  if (tag === undefined && page === 1) return <MissingContent content="notes" className={styles.empty} />;
  return (
    <EmptyState
      title={page > 1 ? 'This page has no notes.' : `No notes about “${tag}”.`}
      action={
        <PageButton href={notesPath()} size="sm">
          All notes
        </PageButton>
      }
    >
      {page > 1 ? 'Read the newest notes.' : 'Choose another tag or read all notes.'}
    </EmptyState>
  );
}

/** Links to the neighboring pages. They are plain links, so that the browser shows the top of the page. */
function NotePages({ filter, pages }: { filter: NoteFilter; pages: number }) {
  const { page = 1 } = filter;
  const toAddress = useSiteAddress();
  const toPage = (number: number) => toAddress(notesPath({ ...filter, page: number }));
  return (
    <nav className={`row no-print ${itemStyles.after}`} aria-label="Pages">
      {page > 1 && (
        <ArrowLink href={toPage(page - 1)} direction="back" rel="prev">
          Newer notes
        </ArrowLink>
      )}
      <span className="secondary num">{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <ArrowLink href={toPage(page + 1)} rel="next">
          Older notes
        </ArrowLink>
      )}
    </nav>
  );
}

/** Links to the notes with each tag. The chosen one links back to all. The links work without scripts. */
function NoteTags({ tags, chosen }: { tags: NoteList['tags']; chosen: string | undefined }) {
  const counts = new Map(tags.map(({ name, notes }) => [name, notes]));
  const current = chosen === undefined ? undefined : findName([...counts.keys()], chosen);
  return (
    <nav className={styles.tags} aria-label="Tags">
      <ChipList
        items={[...counts.keys()]}
        label="Tags"
        className={`fade-sides ${styles.tagList}`}
        renderItem={name => (
          <Link
            href={notesPath(name === current ? {} : { tag: name })}
            aria-current={name === current ? 'true' : undefined}
          >
            {name} <span className="num">{counts.get(name)}</span>
          </Link>
        )}
      />
    </nav>
  );
}
