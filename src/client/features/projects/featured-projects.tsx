import { MissingContent } from '#client/content/missing-content';
import { Picture } from '#client/content/picture/picture';
import { paths } from '#client/lib/paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { Status } from '#client/ui/feedback/status';
import { ChipList } from '#client/ui/primitives/chip';
import { classNames } from '#client/ui/primitives/class-names';
import { projectPath } from '#shared/content-paths';
import type { ProjectCard } from '#shared/contract/project-summaries';
import type { FeaturedLayout } from '#shared/contract/site';
import { statusLabel } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import styles from './featured-projects.module.css';
import { ProjectActions } from './project-actions';
import { ProjectLink } from './project-link';
import { useFeaturedProjects } from './project-queries';
import { VisibilityTip } from './visibility-tip';

export function FeaturedProjects({ layout }: { layout: FeaturedLayout }) {
  const { data: featured, isPending, refetch } = useFeaturedProjects();
  if (isPending) return <Spinner label="Loading..." />;
  if (!featured) {
    const retry = <RetryButton onRetry={refetch} />;
    return <EmptyState framed tone="error" title="Error loading projects." action={retry} />;
  }

  if (featured.length === 0) return <MissingContent content="featured" />;
  const isLed = layout === 'lead' || featured.length === 1;
  const columns = columnsFor(featured.length - (isLed ? 1 : 0));
  return (
    <div className={`stack ${styles.grid}`} data-columns={columns}>
      {featured.map((project, index) => (
        <FeaturedCard key={project._id} project={project} isLead={isLed && index === 0} columns={columns} />
      ))}
    </div>
  );
}

/**
 * Returns the number of columns on wide screens. Two and four cards use two, so that no row has a single
 * card.
 */
function columnsFor(cards: number): Columns {
  return cards === 2 || cards === 4 ? 2 : 3;
}

type Columns = 2 | 3;

/** These widths must match the columns in featured-projects.module.css. */
const CARD_WIDTH: Record<Columns | 'lead', string> = {
  lead: '(width < 42rem) 100vw, (width < 80rem) 58vw, 44rem',
  2: '(width < 42rem) 100vw, (width < 80rem) 50vw, 37rem',
  3: '(width < 42rem) 100vw, (width < 80rem) 50vw, 24rem',
};

const MAX_SKILLS = 4;

type FeaturedCardProps = { project: ProjectCard; isLead: boolean; columns: Columns };

/** Shows a featured project. Its title and its picture are one link to it. */
function FeaturedCard({ project, isLead, columns }: FeaturedCardProps) {
  const { title, description, image, imageAlt, status, timeline, skills, github, live } = project;
  return (
    <article className={classNames('stack-4', styles.card, isLead && styles.lead)}>
      <Picture
        coverOf={projectPath(project)}
        src={image}
        alt={imageAlt}
        sizes={CARD_WIDTH[isLead ? 'lead' : columns]}
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={`row note ${styles.meta}`}>
          {status !== '' && <Status status={status} label={statusLabel(status)} />}
          {/* The icon never wraps to a line of its own. */}
          <span className={`line ${styles.time}`}>
            {timeline !== '' && <span className="num">{timeline}</span>}
            <VisibilityTip isPublic={project.public} className={styles.visibility} />
          </span>
        </div>
        <h3 className={styles.title}>
          <ProjectLink project={project} from={paths.home} className="stretched-link">
            {displayTitle(title)}
          </ProjectLink>
        </h3>
        <p className={styles.description}>{description}</p>
        <ChipList items={skills} max={MAX_SKILLS} />
        <ProjectActions github={github} live={live} size="sm" omitsMissingDemo className={styles.actions} />
      </div>
    </article>
  );
}
