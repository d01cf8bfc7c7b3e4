import { Link } from 'wouter';
import { PublishingBadge } from '#client/editing/publishing/publishing-tag';
import { useToggleFeatured } from '#client/features/projects/admin/project-admin-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { useToast } from '#client/ui/feedback/toast';
import { IconTip } from '#client/ui/overlays/tooltip';
import { IconButton } from '#client/ui/primitives/button';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { displayTitle } from '#shared/text';

/** Links to the editor. Only what differs from a published, public project has a mark. */
export function ProjectTitle({ project }: { project: ProjectOverview }) {
  return (
    <span className="line">
      <Link href={ownerPaths.projectEdit(project._id)} className="stretched-link">
        {displayTitle(project.title)}
      </Link>
      {!project.public && <IconTip icon="lock" text="Private Project" />}
      <PublishingBadge item={project} />
    </span>
  );
}

/** Toggles the featured flag at once, with a call that changes only this field. */
export function FeaturedStar({ project }: { project: ProjectOverview }) {
  const { mutate, isPending } = useToggleFeatured();
  const toast = useToast();

  function toggle(): void {
    if (isPending) return;
    mutate(
      { id: project._id, featured: !project.featured },
      { onError: () => toast.failure('Failed to update featured status. Please try again.') },
    );
  }

  return (
    <IconButton
      icon={project.featured ? 'star' : 'star-outline'}
      label={`Featured: ${displayTitle(project.title)}`}
      aria-pressed={project.featured}
      onClick={toggle}
    />
  );
}
