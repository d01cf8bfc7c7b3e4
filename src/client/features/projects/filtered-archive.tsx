import { Link } from 'wouter';
import { paths } from '#client/lib/paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { ButtonLink } from '#client/ui/primitives/button';
import type { ProjectFilter } from '#shared/contract/search';
import { ArchiveRows } from './archive-rows';
import styles from './project-archive.module.css';
import { useFilterChoices, useFilteredProjects } from './project-queries';

/** Projects that match a filter, by category. */
export function FilteredArchive({ filter }: { filter: ProjectFilter }) {
  const query = useFilteredProjects(filter);
  const all = useFilterChoices().data?.projects;
  const seeAll = (
    <Link href={paths.projects} asChild>
      <ButtonLink size="sm">Show all projects</ButtonLink>
    </Link>
  );
  return (
    <QueryResult query={query} loading="Loading..." failure="Couldn't load projects.">
      {({ total, categories }) => (
        <>
          <div className={styles.count}>
            <p role="status">
              {total}
              {all !== undefined && ` of ${all}`} {all === 1 ? 'project' : 'projects'}
            </p>
            <Link href={paths.projects}>Clear all</Link>
          </div>
          {total === 0 && (
            <EmptyState framed className={styles.empty} title="No projects match." action={seeAll} />
          )}
          {categories.map(({ category, projects }) => (
            <section key={category}>
              <h2 className={styles.category}>{category}</h2>
              <ArchiveRows projects={projects} />
            </section>
          ))}
        </>
      )}
    </QueryResult>
  );
}
