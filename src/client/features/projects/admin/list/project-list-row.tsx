import type { ReactNode } from 'react';
import { PageButton } from '#client/content/page-link';
import { Picture } from '#client/content/picture/picture';
import { ownerPaths } from '#client/lib/owner-paths';
import { Status } from '#client/ui/feedback/status';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Popover } from '#client/ui/overlays/popover';
import { Button, IconButton } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { projectPath } from '#shared/content-paths';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { publishingState, statusLabel } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { FeaturedStar, ProjectTitle } from './project-cells';
import styles from './project-list.module.css';

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
  const viewsText = formatQuantity(views, 'view');
  return (
    <>
      {handle}
      <LabeledCheckbox
        className={styles.select}
        aria-label={`Select ${title}`}
        checked={isSelected}
        onChange={event => onSelect(project._id, event.target.checked)}
      >
        <Picture src={project.image} alt="" sizes="4rem" className={styles.cover} />
      </LabeledCheckbox>
      <div className={styles.text}>
        <ProjectTitle project={project} />
        <span className={`note ${styles.category}`}>
          <span className="truncate">
            <span className={styles.phone}>{statusLabel(project.status)} · </span>
            {project.category}
          </span>
          <span className={styles.phone}> · {viewsText}</span>
        </span>
      </div>
      {steps ? (
        <span className={styles.steps}>{steps}</span>
      ) : (
        <>
          <Status status={project.status} label={statusLabel(project.status)} className={styles.status} />
          <span className={`num note ${styles.views}`}>{viewsText}</span>
          <FeaturedStar project={project} />
          <RowMenu project={project} title={title} onDelete={() => onDelete(project)} />
        </>
      )}
    </>
  );
}

type RowMenuProps = { project: ProjectOverview; title: string; onDelete: () => void };

function RowMenu({ project, title, onDelete }: RowMenuProps) {
  return (
    <Popover
      label={`Actions for ${title}`}
      align="end"
      className={styles.menu}
      trigger={<IconButton icon="ellipsis" label={`Actions for ${title}`} />}
    >
      {close => (
        <div className={styles.actions}>
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
