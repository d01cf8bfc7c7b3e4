import { useState } from 'react';
import { MissingContent } from '#client/content/missing-content';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { EntriesSkeleton } from '#client/ui/layout/entries-skeleton';
import { Rule } from '#client/ui/layout/scale';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import { Collapsible } from '#client/ui/site/collapsible';
import type { CategoryRows as CategoryRowsData, OpenRows } from '#shared/contract/project-summaries';
import { ARCHIVE_TEXTS } from '#shared/language/english/archive';
import styles from './archive.module.css';
import { type ArchiveSelection, archivePath } from './archive-address';
import { ArchiveRows } from './archive-rows';
import {
  useArchiveCategories,
  useArchiveRows,
  type useFilteredProjects,
  type useOpenRows,
  usePrefetchRows,
} from './project-queries';
import { useShownArchive } from './use-shown-archive';

export function ProjectArchive() {
  const { result, selection, open, search } = useShownArchive();
  if (result) return <FilteredArchive result={result} />;
  return open && <CompleteArchive key={search} selection={selection} open={open} />;
}

function FilteredArchive({ result }: { result: Query<typeof useFilteredProjects> }) {
  const t = useTranslation(ARCHIVE_TEXTS);
  return (
    <QueryResult query={result} loading={<RowsSkeleton />} failure={t('projectsFailed')}>
      {({ total, categories }) =>
        total === 0 ? (
          <EmptyState framed className={styles.empty} title={t('noMatch')} />
        ) : (
          categories.map(({ category, projects }) => (
            <section key={category}>
              <h2 className={styles.category}>{category}</h2>
              <ArchiveRows projects={projects} />
            </section>
          ))
        )
      }
    </QueryResult>
  );
}

type CompleteArchiveProps = { selection: ArchiveSelection; open: Query<typeof useOpenRows> };
type Query<Hook extends (input: never) => unknown> = NonNullable<ReturnType<Hook>>;

/**
 * Lists all projects by category, or only those of the selected one. The server includes the rows of the
 * categories that are open at first, and the others load when opened. If the categories fail to load, the area
 * stays empty.
 */
function CompleteArchive({ selection, open }: CompleteArchiveProps) {
  const categories = useArchiveCategories();
  useFailureLog("Couldn't load projects.", open.error);
  useFailureLog("Couldn't load the category order.", categories.error);
  if (categories.isPending || open.isPending) return <RowsSkeleton />;
  if (!categories.data) return null;

  const [first] = categories.data;
  if (!first) return <MissingContent content="projects" className={styles.empty} />;
  const selected = categories.data.filter(({ category }) => category === selection.category);
  return (selected.length > 0 ? selected : categories.data).map(({ category, projects }) => {
    const rows = open.data?.find(loaded => loaded.category === category);
    const isOpen = open.data ? rows !== undefined : category === first.category;
    return <Category key={category} category={category} count={projects} rows={rows} isOpen={isOpen} />;
  });
}

type CategoryProps = { category: string; count: number; rows: OpenRows | undefined; isOpen: boolean };

function Category({ category, count, rows, isOpen }: CategoryProps) {
  const t = useTranslation(ARCHIVE_TEXTS);
  const prefetch = usePrefetchRows();
  const toAddress = useSiteAddress();
  return (
    <Collapsible
      title={category}
      meta={
        <>
          <Rule ticks={count} className={styles.tally} />
          {t('projectCount', { count })}
        </>
      }
      href={toAddress(archivePath({ category }))}
      defaultOpen={isOpen}
      onIntent={() => {
        if (!rows) prefetch({ category });
      }}
    >
      {rows ? <LoadedRows category={category} rows={rows} /> : <CategoryRows category={category} />}
    </Collapsible>
  );
}

function CategoryRows(rows: { category: string; after?: string }) {
  const t = useTranslation(ARCHIVE_TEXTS);
  return (
    <QueryResult query={useArchiveRows(rows)} loading={<RowsSkeleton />} failure={t('projectsFailed')}>
      {loaded => <LoadedRows category={rows.category} rows={loaded} />}
    </QueryResult>
  );
}

type LoadedRowsProps = { category: string; rows: CategoryRowsData };

/** Shows the loaded rows of a category with a link to the next ones. */
function LoadedRows({ category, rows: { projects, next } }: LoadedRowsProps) {
  const t = useTranslation(ARCHIVE_TEXTS);
  const [isMoreShown, setMoreShown] = useState(false);
  const toAddress = useSiteAddress();
  return (
    <>
      <ArchiveRows projects={projects}>
        {next !== null && !isMoreShown && (
          <ArrowLink
            href={toAddress(archivePath({ category, after: next }))}
            onClick={onPlainClick(() => setMoreShown(true))}
          >
            {t('moreProjects')}
          </ArrowLink>
        )}
      </ArchiveRows>
      {next !== null && isMoreShown && <CategoryRows category={category} after={next} />}
    </>
  );
}

function RowsSkeleton() {
  const t = useTranslation(ARCHIVE_TEXTS);
  return <EntriesSkeleton label={t('projectsLoading')} form="row" />;
}
