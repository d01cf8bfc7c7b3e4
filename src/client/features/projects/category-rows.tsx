import { useState } from 'react';
import { useSearch } from 'wouter';
import type { ProjectRow } from '../../../shared/contract/project-extracts';
import { projectTitle } from '../../../shared/project-title';
import { statusLabel } from '../../../shared/status-label';
import { paths } from '../../lib/paths';
import { QueryResult } from '../../ui/feedback/query-result';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Status } from '../../ui/feedback/status';
import { Icon } from '../../ui/icons/icon';
import { ArrowLink } from '../../ui/primitives/arrow-link';
import { ChipList } from '../../ui/primitives/chip';
import { onPlainClick } from '../../ui/primitives/plain-click';
import { type ArchiveRows, archivePath } from './archive-address';
import styles from './project-archive.module.css';
import { ProjectLink } from './project-link';
import { useArchiveRows } from './project-queries';
import { VisibilityTip } from './visibility-tip';

/** Projects of a category, and a link to those after them. */
export function CategoryRows({ category, rows }: { category: string; rows: ArchiveRows }) {
  const query = useArchiveRows(rows);
  const [isMoreShown, setMoreShown] = useState(false);
  return (
    <QueryResult query={query} loading={<RowsToCome />} failure="Couldn't load projects.">
      {({ projects, next }) => (
        <>
          <div className={styles.rows}>
            {projects.map(project => (
              <ArchiveRow key={project._id} project={project} />
            ))}
            {next !== null && !isMoreShown && (
              <ArrowLink
                className={styles.more}
                href={archivePath({ category, after: next })}
                onClick={onPlainClick(() => setMoreShown(true))}
              >
                More projects
              </ArrowLink>
            )}
          </div>
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

const MAX_SKILLS = 5;

/** A project in the archive. The whole row leads to it. */
function ArchiveRow({ project }: { project: ProjectRow }) {
  const { title, description, skills, timeline, status } = project;
  const search = useSearch();
  return (
    <article className={styles.row}>
      <VisibilityTip isPublic={project.public} align="start" className={styles.visibility} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <ProjectLink
            project={project}
            from={search === '' ? paths.projects : `${paths.projects}?${search}`}
            className={styles.link}
          >
            {projectTitle(title)}
          </ProjectLink>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <ChipList items={skills} max={MAX_SKILLS} overflow="ellipsis" className={styles.skills} />
      <div className={styles.state}>
        {status !== '' && <Status status={status} label={statusLabel(status)} />}
        <span className="num">{timeline}</span>
      </div>
      <Icon name="arrow-right" className={styles.arrow} />
    </article>
  );
}
