import { Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import itemStyles from '#client/content/item-page.module.css';
import { MissingContent } from '#client/content/missing-content';
import { PageButton } from '#client/content/page-link';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { EntriesSkeleton } from '#client/ui/layout/entries-skeleton';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { ChipList } from '#client/ui/primitives/chip';
import { PageHeading } from '#client/ui/site/page-heading';
import type { NoteList, NotePage } from '#shared/contract/post';
import { NOTES_TEXTS } from '#shared/language/english/notes';
import { findName } from '#shared/names';
import { sitePicturePath } from '#shared/picture-address';
import { listNoteFeeds, NOTE_FEED_PATH, type NoteFilter, notesPath, parseNoteFilter } from './note-address';
import { NoteRows } from './note-rows';
import styles from './notes.module.css';
import { useNotePage } from './post-queries';

export function NotesScreen() {
  const t = useTranslation(NOTES_TEXTS);
  const site = useSite();
  const filter = parseNoteFilter(useSearch());
  const { tag, page = 1 } = filter;
  const { ownerName } = site;
  const notesTitle = t('notesTitle');
  const notesIntro = t('notesIntro');
  const query = useNotePage(filter);
  const toAddress = useSiteAddress();
  const isMissing = page > 1 && query.data?.notes.length === 0;
  const title = [...(tag === undefined ? [] : [tag]), notesTitle].join(' | ');
  return (
    <>
      <PageHead
        title={page === 1 ? title : t('notesPageTitle', { title, page })}
        description={notesIntro || t('notesDescription', { name: ownerName })}
        path={notesPath(filter)}
        status={isMissing ? 404 : 200}
        isIndexed={!isMissing}
        picture={sitePicturePath(site)}
        feeds={listNoteFeeds(t)}
      />
      <PageHeading
        title={notesTitle}
        intro={notesIntro}
        action={
          <a href={toAddress(NOTE_FEED_PATH)} className="secondary no-print tall-link">
            {t('subscribe')}
          </a>
        }
      />
      <div className="wrap">
        <Suspense>
          <QueryResult
            query={query}
            loading={<EntriesSkeleton label={t('notesLoading')} form="row" />}
            failure={t('notesFailed')}
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
  const t = useTranslation(NOTES_TEXTS);
  if (tag === undefined && page === 1) return <MissingContent content="notes" className={styles.empty} />;
  return (
    <EmptyState
      title={page > 1 ? t('emptyNotesPage') : t('noNotesWithTag', { tag: tag ?? '' })}
      action={
        <PageButton href={notesPath()} size="sm">
          {t('allNotes')}
        </PageButton>
      }
    >
      {t(page > 1 ? 'emptyNotesPageHint' : 'noNotesWithTagHint')}
    </EmptyState>
  );
}

/** Links to the neighboring pages. They are plain links, so that the browser shows the top of the page. */
function NotePages({ filter, pages }: { filter: NoteFilter; pages: number }) {
  const t = useTranslation(NOTES_TEXTS);
  const { page = 1 } = filter;
  const toAddress = useSiteAddress();
  const toPage = (number: number) => toAddress(notesPath({ ...filter, page: number }));
  return (
    <nav className={`row no-print ${itemStyles.after}`} aria-label={t('notePages')}>
      {page > 1 && (
        <ArrowLink href={toPage(page - 1)} direction="back" rel="prev">
          {t('newerNotes')}
        </ArrowLink>
      )}
      <span className="secondary num">{t('notePage', { page, pages })}</span>
      {page < pages && (
        <ArrowLink href={toPage(page + 1)} rel="next">
          {t('olderNotes')}
        </ArrowLink>
      )}
    </nav>
  );
}

/** Links to the notes with each tag. The chosen one links back to all. The links work without scripts. */
function NoteTags({ tags, chosen }: { tags: NoteList['tags']; chosen: string | undefined }) {
  const t = useTranslation(NOTES_TEXTS);
  const counts = new Map(tags.map(({ name, notes }) => [name, notes]));
  const current = chosen === undefined ? undefined : findName([...counts.keys()], chosen);
  return (
    <nav className={styles.tags} aria-label={t('tags')}>
      <ChipList
        items={[...counts.keys()]}
        label={t('tags')}
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
