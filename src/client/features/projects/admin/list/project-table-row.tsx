import { memo } from 'react';
import { PageButton } from '#client/content/page-link';
import { Cell, Row } from '#client/editing/lists/data-list';
import { ownerPaths } from '#client/lib/owner-paths';
import { Status } from '#client/ui/feedback/status';
import { Icon } from '#client/ui/icons/icon';
import { IconButton } from '#client/ui/primitives/button';
import { formatCount } from '#client/ui/primitives/format-count';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { statusLabel } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { FeaturedStar, ProjectTitle } from './project-cells';

type ProjectTableRowProps = {
  project: ProjectOverview & { views: number };
  onDelete: (project: ProjectOverview) => void;
};

/** The row is memoized, because there may be hundreds of rows. */
export const ProjectTableRow = memo(function ProjectTableRow(props: ProjectTableRowProps) {
  const { project, onDelete } = props;
  const editPath = ownerPaths.projectEdit(project._id);
  const title = displayTitle(project.title);
  return (
    <Row>
      <Cell place="title">
        <ProjectTitle project={project} />
      </Cell>
      <Cell>{project.category}</Cell>
      <Cell>
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
      <Cell place="actions" align="center">
        <FeaturedStar project={project} />
      </Cell>
      <Cell place="actions" align="end">
        <PageButton href={editPath} variant="ghost" size="sm" aria-label={`Edit ${title}`}>
          <Icon name="pen" />
        </PageButton>
        <IconButton
          icon="trash"
          variant="danger"
          label={`Delete ${title}`}
          onClick={() => onDelete(project)}
        />
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
