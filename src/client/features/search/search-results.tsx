import { Fragment } from 'react';
import { Link } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { Picture } from '#client/content/picture/picture';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { EntriesSkeleton } from '#client/ui/layout/entries-skeleton';
import { Entry } from '#client/ui/layout/entry';
import { CalendarDate } from '#client/ui/primitives/calendar-date';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SearchResult, TextMark } from '#shared/contract/search';
import { SEARCH_RESULTS } from '#shared/search-limits';
import styles from './search.module.css';
import { isLimited, useRecentPages, useSearchResults } from './search-queries';

/** Names each kind of result for visitors. */
type Labels = ReadonlyMap<SearchResult['kind'], string>;

/** Lists search results, best first. */
export function SearchResults({ terms, labels }: { terms: string; labels: Labels }) {
  const query = useSearchResults(terms);
  return (
    <QueryResult
      query={query}
      loading={<EntriesSkeleton label="Searching..." form="row" />}
      failure={
        isLimited(query.error)
          ? 'Too many searches. Try again in a minute.'
          : "Couldn't load the search results."
      }
    >
      {results => (
        <div>
          <p role="status" className={`secondary ${styles.count}`}>
            {query.isPlaceholderData ? 'Searching...' : `${describeCount(results)} for “${terms}”`}
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
  const { data: pages = [] } = useRecentPages();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={RECENT_ID}>
      <p id={RECENT_ID} className={`secondary ${styles.count}`}>
        Recent pages
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

function describeCount({ length }: SearchResult[]): string {
  return length === SEARCH_RESULTS ? `Top ${length} results` : formatQuantity(length, 'result');
}

function NothingFound() {
  return (
    <EmptyState
      framed
      title="Nothing found."
      action={
        <PageButton href={paths.projects} size="sm">
          Show all projects
        </PageButton>
      }
    >
      <p>All words must match. Try fewer or shorter words.</p>
    </EmptyState>
  );
}

function Result({ result, label }: { result: SearchResult; label: string | undefined }) {
  const { title, language, path, cover, publishedAt, timeline, category, excerpt, tags, marks } = result;
  const toAddress = useSiteAddress();
  const link = {
    lang: language,
    className: 'stretched-link',
    children: <Marked text={title} marks={marks.title} />,
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
          <span>{label}</span>
          {publishedAt !== undefined && <CalendarDate moment={publishedAt} format="date" className="num" />}
          {timeline !== undefined && <span className="num">{timeline}</span>}
          {category !== undefined && <span>{category}</span>}
        </>
      }
    >
      {excerpt !== '' && (
        <p lang={language} className="secondary clamp">
          <Marked text={excerpt} marks={marks.excerpt} />
        </p>
      )}
      {tags.length > 0 && marks.title.length + marks.excerpt.length === 0 && (
        <p className="note">
          Tagged <mark>{tags.join(', ')}</mark>
        </p>
      )}
    </Entry>
  );
}

function Marked({ text, marks }: { text: string; marks: TextMark[] }) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{text.slice(marks[index - 1]?.end ?? 0, start)}</span>
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(marks.at(-1)?.end ?? 0)}</span>
    </>
  );
}
