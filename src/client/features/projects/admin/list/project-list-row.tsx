import type { ReactNode } from 'react';
import { PageButton } from '#client/content/page-link';
import { Picture } from '#client/content/picture/picture';
import rowStyles from '#client/editing/lists/list-row.module.css';
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
    <div className={`${rowStyles.line} ${rowStyles.inset}`} data-selected={isSelected || undefined}>
      {handle}
      <LabeledCheckbox
        className={styles.select}
        aria-label={`Select ${title}`}
        checked={isSelected}
        onChange={event => onSelect(project._id, event.target.checked)}
      >
        <Picture
          src={project.image}
          alt=""
          generated={project.generatedCover}
          sizes="4rem"
          className={styles.cover}
        />
      </LabeledCheckbox>
      <div className={rowStyles.words}>
        <div className={rowStyles.name}>
          <ProjectTitle project={project} />
        </div>
        <span className="note truncate">
          <span className={styles.phone}>{`${statusLabel(project.status)} · `}</span>
          {project.category}
          <span className={styles.phone}>{` · ${viewsText}`}</span>
        </span>
      </div>
      {steps ? (
        <span className={rowStyles.tools}>{steps}</span>
      ) : (
        <>
          <Status status={project.status} label={statusLabel(project.status)} className={rowStyles.fact} />
          <span className={`num note ${rowStyles.fact}`}>{viewsText}</span>
          <FeaturedStar project={project} />
          <RowMenu project={project} title={title} onDelete={() => onDelete(project)} />
        </>
      )}
    </div>
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
