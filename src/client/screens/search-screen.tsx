import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { SingleKeySwitch } from '#client/content/single-key-switch';
import { SearchResults } from '#client/features/search/search-results';
import { SEARCH_HEADINGS } from '#client/kinds/list-public-kinds';
import { PageHead } from '#client/lib/head/page-head';
import { parseSearchTerms, paths, SEARCH_FIELD_ID } from '#client/lib/paths';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { Alert } from '#client/ui/feedback/alert';
import { SearchInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import styles from './search-screen.module.css';

/** Shows the search page. A plain form submits the terms, so that each search has its own address. */
export function SearchScreen() {
  const terms = parseSearchTerms(useSearch());
  const isHydrated = useHydrated();
  const isTooLong = terms.length > SEARCH_MAX_LENGTH;
  const title = terms === '' || isTooLong ? 'Search' : `Search: ${terms}`;
  return (
    <div className={`wrap stack-6 ${styles.layout}`}>
      <PageHead title={title} isIndexed={false} />
      <h1>Search</h1>
      <search>
        <form action={paths.search} className={styles.form}>
          <SearchInput
            id={SEARCH_FIELD_ID}
            label="Search the site"
            placeholder="Title, skill or a word from a text"
            name="q"
            defaultValue={terms}
            maxLength={SEARCH_MAX_LENGTH}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Suspense>
        {isTooLong && <Alert tone="err">Search for at most {SEARCH_MAX_LENGTH} characters.</Alert>}
        {terms !== '' && !isTooLong && <SearchResults terms={terms} headings={SEARCH_HEADINGS} />}
      </Suspense>
      {isHydrated && <SingleKeySwitch shortcut="/">Search from any page with the / key</SingleKeySwitch>}
    </div>
  );
}
