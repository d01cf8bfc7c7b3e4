import { memo } from 'react';
import { Link } from 'wouter';
import { getPlan, planState } from '#client/editing/publishing/publishing-field';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import { ownerPaths } from '#client/lib/owner-paths';
import { Status } from '#client/ui/feedback/status';
import { useToast } from '#client/ui/feedback/toast';
import { Checkbox } from '#client/ui/forms/checkbox';
import { Icon } from '#client/ui/icons/icon';
import { Cell, Row, RowActions } from '#client/ui/layout/table';
import { IconTip } from '#client/ui/overlays/tooltip';
import { IconButton } from '#client/ui/primitives/button';
import { formatCount } from '#client/ui/primitives/format-count';
import type { ProjectOverview } from '#shared/contract/project-rows';
import { statusLabel } from '#shared/publishing';
import { shownTitle } from '#shared/text';
import { useToggleFeatured } from '../project-admin-queries';
import styles from './project-table-row.module.css';

type ProjectTableRowProps = {
  project: ProjectOverview & { views: number };
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
  onDelete: (project: ProjectOverview) => void;
};

/** Memoized, because there may be hundreds of rows. */
export const ProjectTableRow = memo(function ProjectTableRow(props: ProjectTableRowProps) {
  const { project, isSelected, onSelect, onDelete } = props;
  const editPath = ownerPaths.projectEdit(project._id);
  const title = shownTitle(project.title);
  return (
    <Row marked={isSelected}>
      <Cell primary>
        <span className={styles.title}>
          <Checkbox
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={event => onSelect(project._id, event.target.checked)}
          />
          <Link href={editPath}>{title}</Link>
          {!project.public && <IconTip icon="lock" text="Private Project" />}
          <PublishingTag state={planState(getPlan(project))} />
        </span>
      </Cell>
      <Cell label="Category">{project.category}</Cell>
      <Cell label="Status">
        <Status status={project.status} label={statusLabel(project.status)} />
      </Cell>
      <Cell label="Views" align="end" numeric>
        {formatCount(project.views)}
      </Cell>
      <Cell label="GitHub">
        <ExternalLink href={project.github} label="Repository" of={title} />
      </Cell>
      <Cell label="Live Demo">
        <ExternalLink href={project.live} label="Demo" of={title} />
      </Cell>
      <Cell label="Featured" align="center">
        <FeaturedStar project={project} />
      </Cell>
      <Cell align="end">
        <RowActions>
          <Link href={editPath} className={styles.edit} aria-label={`Edit ${title}`}>
            <Icon name="pen" />
          </Link>
          <IconButton
            icon="trash"
            variant="danger"
            label={`Delete ${title}`}
            onClick={() => onDelete(project)}
          />
        </RowActions>
      </Cell>
    </Row>
  );
});

function ExternalLink({ href, label, of: title }: { href: string; label: string; of: string }) {
  if (href === '') return <span className="muted">N/A</span>;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label} of ${title}`}>
      {label}
    </a>
  );
}

/** Toggles the featured flag at once, with a call that changes only this field. */
function FeaturedStar({ project }: { project: ProjectOverview }) {
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
      label={`Featured: ${shownTitle(project.title)}`}
      aria-pressed={project.featured}
      onClick={toggle}
    />
  );
}
