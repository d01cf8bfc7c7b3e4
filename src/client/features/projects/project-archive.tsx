import { useSearch } from 'wouter';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Spinner } from '#client/ui/feedback/spinner';
import { Tally } from '#client/ui/layout/rule';
import { Collapsible } from '#client/ui/primitives/collapsible';
import type { CategoryCount, OpenRows } from '#shared/contract/project-rows';
import { parseArchiveFilter, parseArchiveRows } from './archive-address';
import { archivePath } from './archive-links';
import { CategoryRows, LoadedRows } from './category-rows';
import { FilteredArchive } from './filtered-archive';
import styles from './project-archive.module.css';
import { useArchiveCategories, useOpenRows, usePrefetchRows } from './project-queries';

/** The archive, filtered if the address has a filter. */
export function ProjectArchive() {
  const filter = parseArchiveFilter(useSearch());
  return filter ? <FilteredArchive filter={filter} /> : <WholeArchive />;
}

/**
 * All projects by category. The server includes the rows of the categories that are open at first; the others load when
 * opened. If the categories fail to load, the area stays empty.
 */
function WholeArchive() {
  const categories = useArchiveCategories();
  const open = useOpenRows(parseArchiveRows(useSearch()));
  useFailureLog("Couldn't load projects.", open.error);
  useFailureLog("Couldn't load the category order.", categories.error);
  if (categories.isPending || open.isPending) return <Spinner label="Loading..." />;
  if (!categories.data) return null;

  const [first] = categories.data;
  if (!first) return <EmptyState framed className={styles.empty} title="No projects yet." />;
  return categories.data.map(counted => {
    const rows = open.data?.find(({ category }) => category === counted.category);
    const isOpen = open.data ? rows !== undefined : counted === first;
    return <Category key={counted.category} counted={counted} rows={rows} isOpen={isOpen} />;
  });
}

type CategoryProps = { counted: CategoryCount; rows: OpenRows | undefined; isOpen: boolean };

function Category({ counted: { category, projects }, rows, isOpen }: CategoryProps) {
  const prefetch = usePrefetchRows();
  const count = (
    <>
      <Tally count={projects} />
      {`${projects} ${projects === 1 ? 'project' : 'projects'}`}
    </>
  );
  return (
    <Collapsible
      title={category}
      meta={count}
      href={archivePath({ category })}
      defaultOpen={isOpen}
      onIntent={() => {
        if (!rows) prefetch({ category });
      }}
    >
      {rows ? <LoadedRows category={category} rows={rows} /> : <CategoryRows rows={{ category }} />}
    </Collapsible>
  );
}
