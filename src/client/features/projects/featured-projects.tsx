import { ItemTitle } from '#client/content/item-title';
import { LoopingPicture } from '#client/content/media/looping-picture';
import { MissingContent } from '#client/content/missing-content';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/retry-alert';
import { Status } from '#client/ui/feedback/status';
import { EntriesSkeleton } from '#client/ui/layout/entries-skeleton';
import { COVER_SIZES, Entry, EntryGrid } from '#client/ui/layout/entry';
import { ChipList } from '#client/ui/primitives/chip';
import { projectPath } from '#shared/content-paths';
import type { ProjectCard } from '#shared/contract/project-summaries';
import type { FeaturedLayout } from '#shared/contract/site';
import { PROJECT_TEXTS } from '#shared/language/english/project';
import { displayTitle } from '#shared/text';
import { ProjectActions } from './project-actions';
import { ProjectLink } from './project-link';
import { useFeaturedProjects } from './project-queries';
import { useStatusLabel } from './use-status-label';
import { VisibilityTip } from './visibility-tip';

export function FeaturedProjects({ layout }: { layout: FeaturedLayout }) {
  const t = useTranslation(PROJECT_TEXTS);
  const { data: featured, isPending, refetch } = useFeaturedProjects();
  if (isPending) return <EntriesSkeleton label={t('featuredLoading')} form="card" />;
  if (!featured) {
    const retry = <RetryButton onRetry={refetch} />;
    return <EmptyState framed tone="error" title={t('featuredFailed')} action={retry} />;
  }

  if (featured.length === 0) return <MissingContent content="featured" />;
  const leads = countLeads(layout, featured.length);
  const cards = featured.length - leads;
  return (
    <EntryGrid>
      {featured.map((project, index) => (
        <FeaturedCard
          key={project._id}
          project={project}
          inRow={index < leads ? 1 : cardsInRow(index - leads, cards)}
        />
      ))}
    </EntryGrid>
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

const MAX_SKILLS = 4;

type FeaturedCardProps = { project: ProjectCard; inRow: 1 | 2 | 3 };

/** Shows a featured project. Its title and its picture are one link to it. */
function FeaturedCard({ project, inRow }: FeaturedCardProps) {
  const statusLabel = useStatusLabel();
  const { language, description, image, imageAlt, generatedCover, status, timeline } = project;
  const { skills, github, live } = project;
  const picture = {
    src: image,
    alt: imageAlt,
    generated: generatedCover,
    phones: project.phones,
    loop: project.loop,
    title: displayTitle(project.title),
    'data-caption': imageAlt,
    sizes: COVER_SIZES[inRow],
  };
  return (
    <Entry
      as="article"
      form="card"
      inRow={inRow}
      cover={<LoopingPicture coverOf={projectPath(project)} {...picture} />}
      lead={
        <div className="row note">
          {status !== '' && <Status status={status} label={statusLabel(status)} />}
          {/* The icon never wraps to a line of its own. */}
          <span className="line">
            {timeline !== '' && <span className="num">{timeline}</span>}
            <VisibilityTip isPublic={project.public} />
          </span>
        </div>
      }
      title={
        <h3>
          <ProjectLink project={project} from={paths.home} className="stretched-link tall-link">
            <ItemTitle item={project} />
          </ProjectLink>
        </h3>
      }
      action={<ProjectActions github={github} live={live} size="sm" omitsMissingDemo />}
    >
      <p lang={language}>{description}</p>
      <ChipList items={skills} max={MAX_SKILLS} />
    </Entry>
  );
}
