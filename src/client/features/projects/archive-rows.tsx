import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { Picture } from '#client/content/picture/picture';
import { paths } from '#client/lib/paths';
import { Status } from '#client/ui/feedback/status';
import { Icon } from '#client/ui/icons/icon';
import { ChipList } from '#client/ui/primitives/chip';
import { classNames } from '#client/ui/primitives/class-names';
import { projectPath } from '#shared/content-paths';
import type { ProjectSummary } from '#shared/contract/project-summaries';
import { statusLabel } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { filterPath } from './archive-address';
import styles from './archive-rows.module.css';
import { ProjectLink } from './project-link';
import { VisibilityTip } from './visibility-tip';

/** Lists projects, with a picture column if any of them has a picture. */
export function ArchiveRows({ projects, children }: { projects: ProjectSummary[]; children?: ReactNode }) {
  const arePictured = projects.some(({ image }) => image !== '');
  return (
    <div className={styles.rows}>
      {projects.map(project => (
        <ArchiveRow key={project._id} project={project} isPictured={arePictured} />
      ))}
      {children}
    </div>
  );
}

const MAX_SKILLS = 5;

/**
 * Shows a row of the archive. The whole row links to the project, and its skills link to the filtered
 * archive.
 */
function ArchiveRow({ project, isPictured }: { project: ProjectSummary; isPictured: boolean }) {
  const { title, description, skills, timeline, status, image } = project;
  const search = useSearch();
  return (
    <article className={classNames(styles.row, isPictured && styles.pictured)}>
      {isPictured && (
        <Picture
          coverOf={projectPath(project)}
          src={image}
          alt=""
          sizes={PICTURE_WIDTH}
          className={styles.picture}
        />
      )}
      <div className={`stack-1 ${styles.text}`}>
        <div className={`line ${styles.head}`}>
          <h3 className={styles.title}>
            <ProjectLink
              project={project}
              from={search === '' ? paths.projects : `${paths.projects}?${search}`}
              className="stretched-link"
            >
              {displayTitle(title)}
            </ProjectLink>
          </h3>
          {!project.public && <VisibilityTip isPublic={false} className={styles.visibility} />}
        </div>
        <p className={`secondary clamp ${styles.description}`}>{description}</p>
      </div>
      <ChipList
        items={skills}
        max={MAX_SKILLS}
        overflow="ellipsis"
        className={styles.skills}
        renderItem={skill => (
          // The list of all projects with the skill begins at its top, as a page does.
          <Link href={filterPath({ skill })} onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}>
            {skill}
          </Link>
        )}
      />
      <div className={`note ${styles.state}`}>
        {status !== '' && <Status status={status} label={statusLabel(status)} />}
        <span className="num">{timeline}</span>
      </div>
      <Icon name="arrow-right" className={styles.arrow} />
    </article>
  );
}

/** This must match the columns in archive-rows.module.css. */
const PICTURE_WIDTH = '(width < 64rem) 8rem, 12.5rem';
