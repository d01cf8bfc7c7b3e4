import { Fragment } from 'react';
import { Link } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { Picture } from '#client/content/picture/picture';
import type { SearchLabel } from '#client/content/public-kind';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { EntriesSkeleton } from '#client/ui/layout/entries-skeleton';
import { Entry } from '#client/ui/layout/entry';
import { CalendarDate } from '#client/ui/primitives/calendar-date';
import type { SearchResult, TextMark } from '#shared/contract/search';
import { SEARCH_TEXTS } from '#shared/language/english/search';
import { SEARCH_RESULTS } from '#shared/search-limits';
import styles from './search.module.css';
import { isLimited, useRecentPages, useSearchResults } from './search-queries';

/** Names each kind of result for visitors. */
type Labels = ReadonlyMap<SearchResult['kind'], SearchLabel>;

/** Lists search results, best first. */
export function SearchResults({ terms, labels }: { terms: string; labels: Labels }) {
  const t = useTranslation(SEARCH_TEXTS);
  const query = useSearchResults(terms);
  return (
    <QueryResult
      query={query}
      loading={<EntriesSkeleton label={t('searching')} form="row" />}
      failure={isLimited(query.error) ? t('searchLimited') : t('searchFailed')}
    >
      {results => (
        <div>
          <p role="status" className={`secondary ${styles.count}`}>
            {query.isPlaceholderData
              ? t('searching')
              : t(results.length === SEARCH_RESULTS ? 'topResults' : 'resultCount', {
                  count: results.length,
                  words: terms,
                })}
          </p>
          {results.length === 0 && !query.isPlaceholderData && <NothingFound />}
          <ResultList results={results} labels={labels} />
        </div>
      )}
    </QueryResult>
  );
}

const RECENT_ID = 'recent-pages';

/** Lists the newest pages for visitors who have not searched yet. */
export function RecentPages({ labels }: { labels: Labels }) {
  const t = useTranslation(SEARCH_TEXTS);
  const { data: pages = [] } = useRecentPages();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={RECENT_ID}>
      <p id={RECENT_ID} className={`secondary ${styles.count}`}>
        {t('recentPages')}
      </p>
      <ResultList results={pages} labels={labels} />
    </section>
  );
}

function ResultList({ results, labels }: { results: SearchResult[]; labels: Labels }) {
  return (
    <ul className={styles.results}>
      {results.map(result => (
        <Result key={`${result.path} ${result.title}`} result={result} label={labels.get(result.kind)} />
      ))}
    </ul>
  );
}

function NothingFound() {
  const t = useTranslation(SEARCH_TEXTS);
  return (
    <EmptyState
      framed
      title={t('nothingFound')}
      action={
        <PageButton href={paths.projects} size="sm">
          {t('showAllProjects')}
        </PageButton>
      }
    >
      <p>{t('nothingFoundHint')}</p>
    </EmptyState>
  );
}

function Result({ result, label }: { result: SearchResult; label: SearchLabel | undefined }) {
  const t = useTranslation(SEARCH_TEXTS);
  const { title, language, path, cover, publishedAt, timeline, category, excerpt, tags, marks } = result;
  const toAddress = useSiteAddress();
  const link = {
    lang: language,
    className: 'stretched-link',
    children: <Marked text={title} marks={marks.title} language={language} />,
  };
  return (
    <Entry
      form="row"
      cover={cover !== '' && <Picture coverOf={path} src={cover} alt="" sizes="6rem" />}
      title={
        // A plain link lets the browser scroll to a section.
        <h2>
          {path.includes('#') ? <a href={toAddress(path)} {...link} /> : <Link href={path} {...link} />}
        </h2>
      }
      facts={
        <>
          <span>{label && t(label)}</span>
          {publishedAt !== undefined && <CalendarDate moment={publishedAt} format="date" className="num" />}
          {timeline !== undefined && <span className="num">{timeline}</span>}
          {category !== undefined && <span>{category}</span>}
        </>
      }
    >
      {excerpt !== '' && (
        <p lang={language} className="secondary clamp">
          <Marked text={excerpt} marks={marks.excerpt} language={language} />
        </p>
      )}
      {tags.length > 0 && marks.title.length + marks.excerpt.length === 0 && (
        <p className="note">
          {t('tagged')} <mark>{tags.join(', ')}</mark>
        </p>
      )}
    </Entry>
  );
}

type MarkedProps = { text: string; marks: TextMark[]; language: string | undefined };

function Marked({ text, marks, language }: MarkedProps) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          <Hyphenated text={text.slice(marks[index - 1]?.end ?? 0, start)} language={language} />
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <Hyphenated text={text.slice(marks.at(-1)?.end ?? 0)} language={language} />
    </>
  );
}
