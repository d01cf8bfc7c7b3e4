import { Fragment } from 'react';
import { Link } from 'wouter';
import { PageButton } from '#client/content/page-link';
import { paths } from '#client/lib/paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SearchResult, TextMark } from '#shared/contract/search';
import { SEARCH_RESULTS } from '#shared/search-limits';
import { isLimited, useSearchResults } from './search-queries';
import styles from './search-results.module.css';

type SearchResultsProps = {
  terms: string;
  headings: ReadonlyMap<SearchResult['kind'], string>;
};

/** Lists search results by kind, beginning with the kind of the best result. */
export function SearchResults({ terms, headings }: SearchResultsProps) {
  const query = useSearchResults(terms);
  return (
    <QueryResult
      query={query}
      loading="Searching..."
      failure={
        isLimited(query.error)
          ? 'Too many searches. Try again in a minute.'
          : "Couldn't load the search results."
      }
    >
      {results => (
        <>
          <p role="status" className={`secondary ${styles.count}`}>
            {describeCount(results)} for “{terms}”
          </p>
          {results.length === 0 && <NothingFound />}
          {[...new Set(results.map(({ kind }) => kind))].map(kind => (
            <section key={kind} className={styles.kind}>
              <h2>{headings.get(kind)}</h2>
              <ul className={styles.results}>
                {results
                  .filter(result => result.kind === kind)
                  .map(result => (
                    <Result key={`${result.path} ${result.title}`} result={result} />
                  ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </QueryResult>
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

function Result({ result: { title, path, excerpt, marks } }: { result: SearchResult }) {
  const link = {
    href: path,
    className: 'stretched-link',
    children: <Marked text={title} marks={marks.title} />,
  };
  return (
    <li className={styles.result}>
      {/* A plain link lets the browser scroll to a section. */}
      <h3 className={`fs-16 ${styles.title}`}>{path.includes('#') ? <a {...link} /> : <Link {...link} />}</h3>
      {excerpt !== '' && (
        <p className={`secondary ${styles.excerpt}`}>
          <Marked text={excerpt} marks={marks.excerpt} />
        </p>
      )}
    </li>
  );
}

function Marked({ text, marks }: { text: string; marks: TextMark[] }) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
