import { useSearch } from 'wouter';
import type { CategoryCount } from '../../../shared/contract/project-extracts';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Spinner } from '../../ui/feedback/spinner';
import { Tally } from '../../ui/layout/rule';
import { Collapsible } from '../../ui/primitives/collapsible';
import { type ArchiveRows, archiveFilterOf, archivePath, archiveRowsOf } from './archive-address';
import { CategoryRows } from './category-rows';
import { FilteredArchive } from './filtered-archive';
import styles from './project-archive.module.css';
import { useArchiveCategories, useArchiveRows, usePrefetchRows } from './project-queries';

/** The projects that the address asks for: all of them, or what passes its filter. */
export function ProjectArchive() {
  const filter = archiveFilterOf(useSearch());
  return filter ? <FilteredArchive filter={filter} /> : <WholeArchive />;
}

/**
 * Every project, by category, the first or the one of the address open; the others come when they are opened. A failed
 * fetch of the categories leaves the area empty (rule 2.13).
 */
function WholeArchive() {
  const asked = archiveRowsOf(useSearch());
  const categories = useArchiveCategories();
  const rows = useArchiveRows(asked);
  useFailureLog("Couldn't load projects.", rows.error);
  useFailureLog("Couldn't load the category order.", categories.error);
  if (categories.isPending || rows.isPending) return <Spinner label="Loading..." />;
  if (!categories.data) return null;

  const [first] = categories.data;
  if (!first) return <EmptyState framed className={styles.empty} title="No projects yet." />;
  const open = categories.data.find(({ category }) => category === asked.category) ?? first;
  return categories.data.map(counted => (
    <Category
      key={counted.category}
      counted={counted}
      rows={counted === open ? asked : { category: counted.category }}
      isOpen={counted === open}
    />
  ));
}

type CategoryProps = { counted: CategoryCount; rows: ArchiveRows; isOpen: boolean };

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
      onIntent={() => prefetch(rows)}
    >
      <CategoryRows category={category} rows={rows} />
    </Collapsible>
  );
}
