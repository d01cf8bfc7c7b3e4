import { useSearch } from 'wouter';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Spinner } from '#client/ui/feedback/spinner';
import { Tally } from '#client/ui/layout/rule';
import { Collapsible } from '#client/ui/primitives/collapsible';
import type { CategoryCount, OpenRows } from '#shared/contract/project-rows';
import { archiveFilterOf, archiveRowsOf } from './archive-address';
import { archivePath } from './archive-links';
import { CategoryRows, KnownRows } from './category-rows';
import { FilteredArchive } from './filtered-archive';
import styles from './project-archive.module.css';
import { useArchiveCategories, useOpenRows, usePrefetchRows } from './project-queries';

/** The projects that the address asks for: all of them, or what passes its filter. */
export function ProjectArchive() {
  const filter = archiveFilterOf(useSearch());
  return filter ? <FilteredArchive filter={filter} /> : <WholeArchive />;
}

/**
 * Every project, by category. What stands open at first is there: the first category or the one of the address, or all;
 * the others come when they are opened. A failed fetch of the categories leaves the area empty.
 */
function WholeArchive() {
  const categories = useArchiveCategories();
  const open = useOpenRows(archiveRowsOf(useSearch()));
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
      {rows ? <KnownRows category={category} rows={rows} /> : <CategoryRows rows={{ category }} />}
    </Collapsible>
  );
}
