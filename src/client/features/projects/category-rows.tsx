import { useState } from 'react';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Skeleton } from '#client/ui/feedback/skeleton';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import type { CategoryRows as Answered } from '#shared/contract/project-rows';
import type { ArchiveRows as Asked } from './archive-address';
import { archivePath } from './archive-links';
import { ArchiveRows } from './archive-rows';
import styles from './project-archive.module.css';
import { useArchiveRows } from './project-queries';

/** Rows of a category, asked for. */
export function CategoryRows({ rows }: { rows: Asked & { category: string } }) {
  const query = useArchiveRows(rows);
  return (
    <QueryResult query={query} loading={<RowsToCome />} failure="Couldn't load projects.">
      {known => <KnownRows category={rows.category} rows={known} />}
    </QueryResult>
  );
}

/** Rows of a category, and a link to those after them. */
export function KnownRows({ category, rows: { projects, next } }: { category: string; rows: Answered }) {
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
