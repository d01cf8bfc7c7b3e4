import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import { SearchResults } from '../features/search/search-results';
import { SEARCH_HEADINGS } from '../kinds/list-public-kinds';
import { PageHead } from '../lib/head/page-head';
import { parseSearchTerms, paths } from '../lib/paths';
import { useSite } from '../lib/site-queries';
import { Alert } from '../ui/feedback/alert';
import { SearchInput } from '../ui/forms/field';
import { Button } from '../ui/primitives/button';
import styles from './search-screen.module.css';

/** What visitors find on the site by words. They are sent by the browser's own form: each search is a page. */
export function SearchScreen() {
  const { ownerName } = useSite();
  const words = parseSearchTerms(useSearch());
  const isTooLong = words.length > SEARCH_MAX_LENGTH;
  const title = words === '' || isTooLong ? 'Search' : `Search: ${words}`;
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`${title} | ${ownerName}`} isIndexed={false} />
      <h1>Search</h1>
      <search>
        <form action={paths.search} className={styles.form}>
          <SearchInput
            label="Search the site"
            placeholder="Title, skill or a word from a text"
            name="q"
            defaultValue={words}
            maxLength={SEARCH_MAX_LENGTH}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Suspense>
        {isTooLong && <Alert tone="err">Search for at most {SEARCH_MAX_LENGTH} characters.</Alert>}
        {words !== '' && !isTooLong && <SearchResults words={words} headings={SEARCH_HEADINGS} />}
      </Suspense>
    </div>
  );
}
