import { Link } from 'wouter';
import type { ProjectCard } from '../../../shared/contract/project-extracts';
import { projectAddress } from '../../../shared/project-path';
import { projectTitle } from '../../../shared/project-title';
import { statusLabel } from '../../../shared/status-label';
import { Picture } from '../../content/picture/picture';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { RetryButton } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { Status } from '../../ui/feedback/status';
import { ButtonLink } from '../../ui/primitives/button';
import { ChipList } from '../../ui/primitives/chip';
import styles from './featured-projects.module.css';
import { ProjectLink } from './project-link';
import { useFeaturedProjects, useProjectCount } from './project-queries';
import { VisibilityTip } from './visibility-tip';

/** The projects that the owner starred, in the owner's order. */
export function FeaturedProjects() {
  const { data: featured, isPending, refetch } = useFeaturedProjects();
  const { data: count } = useProjectCount();
  if (isPending) return <Spinner label="Loading..." />;
  if (!featured) {
    const retry = <RetryButton onRetry={refetch} />;
    return <EmptyState framed tone="error" title="Error loading projects." action={retry} />;
  }

  if (featured.length === 0) {
    const seeAll = (
      <Link href={paths.projects} asChild>
        <ButtonLink size="sm">See projects</ButtonLink>
      </Link>
    );
    return (
      <EmptyState
        framed
        title="No featured projects yet."
        action={count && count.totalProjects > 0 && seeAll}
      />
    );
  }
  return (
    <div className={styles.grid}>
      {featured.map(project => (
        <FeaturedCard key={project._id} project={project} />
      ))}
    </div>
  );
}

const MAX_SKILLS = 4;

/** A featured project on the home page. All of it leads to the project. */
function FeaturedCard({ project }: { project: ProjectCard }) {
  const { title, description, image, imageAlt, status, timeline, skills } = project;
  return (
    <article className={styles.card}>
      <Picture data-project={projectAddress(project)} src={image} alt={imageAlt} className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.meta}>
          {status !== '' && <Status status={status} label={statusLabel(status)} />}
          {timeline !== '' && <span className="num">{timeline}</span>}
          <VisibilityTip isPublic={project.public} className={styles.visibility} />
        </div>
        <h3 className={styles.title}>
          <ProjectLink project={project} from={paths.home} className={styles.link}>
            {projectTitle(title)}
          </ProjectLink>
        </h3>
        <p className={styles.description}>{description}</p>
        <ChipList items={skills} max={MAX_SKILLS} />
      </div>
    </article>
  );
}
