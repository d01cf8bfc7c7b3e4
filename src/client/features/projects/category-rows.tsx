import { useState } from 'react';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Skeleton } from '#client/ui/feedback/skeleton';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import type { CategoryRows as CategoryRowsData } from '#shared/contract/project-rows';
import type { ArchiveRows as ArchiveRowsInput } from './archive-address';
import { archivePath } from './archive-links';
import { ArchiveRows } from './archive-rows';
import styles from './project-archive.module.css';
import { useArchiveRows } from './project-queries';

/** Fetches and shows rows of a category. */
export function CategoryRows({ rows }: { rows: ArchiveRowsInput & { category: string } }) {
  const query = useArchiveRows(rows);
  return (
    <QueryResult query={query} loading={<RowsToCome />} failure="Couldn't load projects.">
      {loaded => <LoadedRows category={rows.category} rows={loaded} />}
    </QueryResult>
  );
}

/** Loaded rows of a category with a link to the next ones. */
export function LoadedRows({
  category,
  rows: { projects, next },
}: {
  category: string;
  rows: CategoryRowsData;
}) {
  const [isMoreShown, setMoreShown] = useState(false);
  return (
    <>
      <ArchiveRows projects={projects}>
        {next !== null && !isMoreShown && (
          <ArrowLink
            className={styles.more}
            href={archivePath({ category, after: next })}
            onClick={onPlainClick(() => setMoreShown(true))}
          >
            More projects
          </ArrowLink>
        )}
      </ArchiveRows>
      {next !== null && isMoreShown && <CategoryRows rows={{ category, after: next }} />}
    </>
  );
}

function RowsToCome() {
  return (
    <div role="status" className={styles.toCome}>
      <span className="visually-hidden">Loading...</span>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
