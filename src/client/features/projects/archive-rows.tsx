import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { ItemTitle } from '#client/content/item-title';
import { Picture } from '#client/content/picture/picture';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { Status } from '#client/ui/feedback/status';
import { COVER_SIZES, Entry } from '#client/ui/layout/entry';
import { ChipList } from '#client/ui/primitives/chip';
import { projectPath } from '#shared/content-paths';
import type { ProjectSummary } from '#shared/contract/project-summaries';
import { ARCHIVE_TEXTS } from '#shared/language/english/archive';
import styles from './archive.module.css';
import { filterPath } from './archive-address';
import { ProjectLink } from './project-link';
import { useStatusLabel } from './use-status-label';
import { VisibilityTip } from './visibility-tip';

/** Lists projects, and explains their locks. */
export function ArchiveRows({ projects, children }: { projects: ProjectSummary[]; children?: ReactNode }) {
  const t = useTranslation(ARCHIVE_TEXTS);
  return (
    <div className={styles.rows}>
      {projects.map(project => (
        <ArchiveRow key={project._id} project={project} />
      ))}
      {projects.some(project => !project.public) && <p className="note no-print">{t('lockHint')}</p>}
      {children}
    </div>
  );
}

const MAX_SKILLS = 5;

/**
 * Shows a row of the archive. The whole row links to the project, and its skills link to the filtered
 * archive.
 */
function ArchiveRow({ project }: { project: ProjectSummary }) {
  const statusLabel = useStatusLabel();
  const { language, description, skills, timeline, status, image, generatedCover } = project;
  const search = useSearch();
  const picture = { src: image, alt: '', generated: generatedCover, sizes: COVER_SIZES.row };
  return (
    <Entry
      as="article"
      form="row"
      cover={<Picture coverOf={projectPath(project)} {...picture} />}
      title={
        <>
          <h3>
            <ProjectLink
              project={project}
              from={search === '' ? paths.projects : `${paths.projects}?${search}`}
              className="stretched-link"
            >
              <ItemTitle item={project} />
            </ProjectLink>
          </h3>
          {!project.public && <VisibilityTip isPublic={false} />}
        </>
      }
      facts={
        <>
          {status !== '' && <Status status={status} label={statusLabel(status)} />}
          <span className="num">{timeline}</span>
        </>
      }
    >
      <p lang={language} className={`clamp ${styles.description}`}>
        {description}
      </p>
      <ChipList
        items={skills}
        max={MAX_SKILLS}
        overflow="ellipsis"
        renderItem={skill => (
          // The list of all projects with the skill begins at its top, as a page does.
          <Link href={filterPath({ skill })} onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}>
            {skill}
          </Link>
        )}
      />
    </Entry>
  );
}
