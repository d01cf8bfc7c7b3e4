import { useState } from 'react';
import { QueryResult } from '../../ui/feedback/query-result';
import { Skeleton } from '../../ui/feedback/skeleton';
import { ArrowLink } from '../../ui/primitives/arrow-link';
import { onPlainClick } from '../../ui/primitives/plain-click';
import { type ArchiveRows as Asked, archivePath } from './archive-address';
import { ArchiveRows } from './archive-rows';
import styles from './project-archive.module.css';
import { useArchiveRows } from './project-queries';

/** Projects of a category, and a link to those after them. */
export function CategoryRows({ category, rows }: { category: string; rows: Asked }) {
  const query = useArchiveRows(rows);
  const [isMoreShown, setMoreShown] = useState(false);
  return (
    <QueryResult query={query} loading={<RowsToCome />} failure="Couldn't load projects.">
      {({ projects, next }) => (
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
          {next !== null && isMoreShown && (
            <CategoryRows category={category} rows={{ category, after: next }} />
          )}
        </>
      )}
    </QueryResult>
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
