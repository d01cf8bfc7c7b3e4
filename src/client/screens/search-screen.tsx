import { type FormEvent, Suspense } from 'react';
import { SingleKeySwitch } from '#client/content/single-key-switch';
import styles from '#client/features/search/search.module.css';
import { RecentPages, SearchResults } from '#client/features/search/search-results';
import { SEARCH_LABELS } from '#client/kinds/list-public-kinds';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths, readSearchWords, SEARCH_FIELD_ID } from '#client/lib/paths';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { useSettledValue } from '#client/lib/react/use-settled-value';
import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import { useSiteAddress } from '#client/lib/site-address';
import { Alert } from '#client/ui/feedback/alert';
import { SearchInput } from '#client/ui/forms/field';
import { Button } from '#client/ui/primitives/button';
import { PageHeading } from '#client/ui/site/page-heading';
import { SEARCH_TEXTS } from '#shared/language/english/search';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';

/** Shows the search page, whose results follow the words. Without scripts, a plain form submits them. */
export function SearchScreen() {
  const t = useTranslation(SEARCH_TEXTS);
  const [{ words }, change] = useViewInAddress(parseView, formatView);
  const terms = useSettledValue(words.trim());
  const isHydrated = useHydrated();
  const toAddress = useSiteAddress();
  const isTooLong = terms.length > SEARCH_MAX_LENGTH;
  const title = terms === '' || isTooLong ? t('searchTitle') : t('searchFor', { words: terms });
  // The field may have been filled in before hydration.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ words: String(new FormData(event.currentTarget).get('q') ?? '') });
  };
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <PageHeading title={t('searchTitle')} />
      <div className={`wrap stack ${styles.layout}`}>
        <search>
          <form action={toAddress(paths.search)} className="line narrow" onSubmit={submit}>
            <SearchInput
              id={SEARCH_FIELD_ID}
              label={t('searchSite')}
              className="fill"
              placeholder={t('wordsPlaceholder')}
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              value={words}
              onChange={event => change({ words: event.target.value })}
              maxLength={SEARCH_MAX_LENGTH}
            />
            <Button type="submit">{t('startSearch')}</Button>
          </form>
        </search>
        <Suspense>
          {isTooLong && <Alert tone="err">{t('searchTooLong', { count: SEARCH_MAX_LENGTH })}</Alert>}
          {terms === '' && <RecentPages labels={SEARCH_LABELS} />}
          {terms !== '' && !isTooLong && <SearchResults terms={terms} labels={SEARCH_LABELS} />}
        </Suspense>
        {isHydrated && (
          <div className={styles.key}>
            <SingleKeySwitch shortcut="/">{t('searchKey')}</SingleKeySwitch>
          </div>
        )}
      </div>
    </>
  );
}

function parseView(search: string): { words: string } {
  return { words: readSearchWords(search) };
}

function formatView({ words }: { words: string }): string {
  return words === '' ? '' : new URLSearchParams({ q: words }).toString();
}
