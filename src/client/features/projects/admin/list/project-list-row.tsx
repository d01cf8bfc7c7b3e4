import type { ReactNode } from 'react';
import { PageButton } from '#client/content/page-link';
import { ListRow } from '#client/editing/lists/list-row';
import { RowCheckbox } from '#client/editing/lists/row-checkbox';
import { ownerPaths } from '#client/lib/owner-paths';
import { Status } from '#client/ui/feedback/status';
import { Popover } from '#client/ui/overlays/popover';
import { Button, IconButton } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { projectPath } from '#shared/content-paths';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { publishingState, statusLabel } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { FeaturedStar, ProjectTitle } from './project-cells';

type ProjectListRowProps = {
  project: ProjectOverview;
  views: number;
  isSelected: boolean;
  /** The handle while the owner chooses the order. */
  handle: ReactNode;
  /** The buttons that move the project, which replace the rest of the row while it is picked up. */
  steps: ReactNode;
  onSelect: (id: string, isSelected: boolean) => void;
  onDelete: (project: ProjectOverview) => void;
};

export function ProjectListRow(props: ProjectListRowProps) {
  const { project, views, isSelected, handle, steps, onSelect, onDelete } = props;
  const title = displayTitle(project.title);
  const status = statusLabel(project.status);
  return (
    <ListRow
      isInset
      isSelected={isSelected}
      lead={
        <>
          {handle}
          <RowCheckbox
            name={title}
            picture={project.image || (project.generatedCover ?? '')}
            isSelected={isSelected}
            onSelect={selected => onSelect(project._id, selected)}
          />
        </>
      }
      name={<ProjectTitle project={project} />}
      note={project.category}
      facts={
        steps
          ? []
          : [
              { text: status, column: <Status status={project.status} label={status} /> },
              { text: formatQuantity(views, 'view') },
            ]
      }
      tools={
        steps || (
          <>
            <FeaturedStar project={project} />
            <RowMenu project={project} title={title} onDelete={() => onDelete(project)} />
          </>
        )
      }
    />
  );
}

type RowMenuProps = { project: ProjectOverview; title: string; onDelete: () => void };

function RowMenu({ project, title, onDelete }: RowMenuProps) {
  return (
    <Popover
      label={`Actions for ${title}`}
      align="end"
      trigger={<IconButton icon="ellipsis" label={`Actions for ${title}`} />}
    >
      {close => (
        <div className="stack-1">
          <PageButton variant="ghost" href={ownerPaths.projectEdit(project._id)}>
            Edit
          </PageButton>
          {publishingState(project) === 'published' && (
            <PageButton variant="ghost" href={projectPath(project)}>
              View on site
            </PageButton>
          )}
          <Button
            variant="ghost"
            onClick={() => {
              close();
              onDelete();
            }}
          >
            Delete
          </Button>
        </div>
      )}
    </Popover>
  );
}
