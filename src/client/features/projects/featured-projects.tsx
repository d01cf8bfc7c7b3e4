import { MissingContent } from '#client/content/missing-content';
import { Picture } from '#client/content/picture/picture';
import { paths } from '#client/lib/paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/retry-alert';
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
  const leads = countLeads(layout, featured.length);
  const cards = featured.length - leads;
  return (
    <div className={`stack ${styles.grid}`}>
      {featured.map((project, index) => (
        <FeaturedCard
          key={project._id}
          project={project}
          size={index < leads ? 'lead' : cardsInRow(index - leads, cards)}
        />
      ))}
    </div>
  );
}

/** A single card beside a lead is a second lead, because it would not fill a row. */
function countLeads(layout: FeaturedLayout, projects: number): number {
  if (projects === 1) return 1;
  if (layout !== 'lead') return 0;
  return projects === 2 ? 2 : 1;
}

/**
 * Returns how many cards are in the row of the card at this position, on wide screens. Rows of two come first,
 * as many as are needed for all others to be full rows of three.
 */
function cardsInRow(position: number, cards: number): 2 | 3 {
  const inRowsOfTwo = (4 * cards) % 6;
  return position < inRowsOfTwo ? 2 : 3;
}

type CardSize = 'lead' | 2 | 3;

/** These widths must match the columns in featured-projects.module.css. */
const CARD_WIDTH: Record<CardSize, string> = {
  lead: '(width < 42rem) 100vw, (width < 80rem) 58vw, 44rem',
  2: '(width < 42rem) 100vw, (width < 80rem) 50vw, 37rem',
  3: '(width < 42rem) 100vw, (width < 80rem) 50vw, 24rem',
};

const MAX_SKILLS = 4;

type FeaturedCardProps = { project: ProjectCard; size: CardSize };

/** Shows a featured project. Its title and its picture are one link to it. */
function FeaturedCard({ project, size }: FeaturedCardProps) {
  const { title, description, image, imageAlt, status, timeline, skills, github, live } = project;
  return (
    <article className={classNames('stack-4', styles.card, size === 'lead' && styles.lead)} data-size={size}>
      <Picture
        coverOf={projectPath(project)}
        src={image}
        alt={imageAlt}
        sizes={CARD_WIDTH[size]}
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
