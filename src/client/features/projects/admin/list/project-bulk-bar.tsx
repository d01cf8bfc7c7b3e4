import { useState } from 'react';
import type { IdSet } from '#client/lib/react/use-id-set';
import { Icon } from '#client/ui/icons/icon';
import { Toolbar } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { BULK_MAX_LENGTH } from '#shared/contract/common';
import type { ProjectOverview } from '#shared/contract/project-rows';
import styles from './project-toolbar.module.css';
import { type BulkChange, useProjectBulk } from './use-project-bulk';

const ACTIONS: { to: BulkChange; label: string }[] = [
  { to: 'published', label: 'Publish' },
  { to: 'hidden', label: 'Hide' },
  { to: 'featured', label: 'Feature' },
];

type ProjectBulkBarProps = {
  /** The filtered projects: actions never affect hidden ones. */
  projects: ProjectOverview[];
  selection: IdSet;
  onDeleted: () => void;
};

export function ProjectBulkBar({ projects, selection, onDeleted }: ProjectBulkBarProps) {
  const bulk = useProjectBulk(selection.clear);
  const [isDeleting, setDeleting] = useState(false);
  const chosen = projects.filter(({ _id }) => selection.ids.has(_id));
  const isEmpty = chosen.length === 0;
  const isAllChosen = !isEmpty && chosen.length >= Math.min(projects.length, BULK_MAX_LENGTH);

  function selectAll(): void {
    if (isAllChosen) selection.clear();
    else selection.replace(projects.slice(0, BULK_MAX_LENGTH).map(({ _id }) => _id));
  }

  return (
    <Toolbar className={styles.bulk}>
      <Button size="sm" aria-pressed={isAllChosen} disabled={projects.length === 0} onClick={selectAll}>
        Select All
      </Button>
      {ACTIONS.map(({ to, label }) => (
        <Button
          key={to}
          size="sm"
          disabled={isEmpty}
          busy={bulk.underWay === to}
          onClick={() => bulk.change(chosen, to)}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="danger" disabled={isEmpty} onClick={() => setDeleting(true)}>
        <Icon name="trash" />
        Delete Selected
      </Button>
      <span role="status" className={`num note ${styles.chosen}`}>
        {isEmpty
          ? formatQuantity(projects.length, 'project')
          : `${chosen.length} of ${projects.length} selected`}
      </span>
      <ConfirmCall
        open={isDeleting}
        title={`Delete ${formatQuantity(chosen.length, 'project')}`}
        question="Are you sure you want to delete these projects? They stay in the trash for 30 days."
        confirmLabel={chosen.length === 1 ? 'Delete project' : 'Delete projects'}
        call={() => bulk.remove(chosen)}
        failure="Failed to delete projects. Please try again."
        onDone={() => {
          bulk.reportRemoved(chosen);
          onDeleted();
        }}
        onClose={() => setDeleting(false)}
      />
    </Toolbar>
  );
}
