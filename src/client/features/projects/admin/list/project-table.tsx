import { useDeferredValue, useMemo, useState } from 'react';
import { DeleteItemDialog, type DeleteItemDialogProps } from '#client/editing/item/delete-item-dialog';
import { useIdSet } from '#client/lib/react/use-id-set';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { HeaderCell, SortHeaders, Table } from '#client/ui/layout/table';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { Button } from '#client/ui/primitives/button';
import type { ProjectOverview } from '#shared/contract/project-rows';
import { capitalise } from '#shared/text';
import { PROJECT_ITEM } from '../editor/project-fields';
import { useProjectCalls } from '../project-admin-queries';
import { ProjectBulkBar } from './project-bulk-bar';
import { filterProjects, useProjectFilter } from './project-filter';
import { ProjectTableRow } from './project-table-row';
import { ProjectToolbar } from './project-toolbar';
import styles from './project-toolbar.module.css';
import { type ProjectSort, SORT_KEYS, sortProjects } from './sort-projects';

type ProjectTableProps = {
  projects: ProjectOverview[];
  /** Views by project ID; missing projects have none. */
  viewsByProject: Record<string, number>;
};

const FIRST_ROWS = 50;

export function ProjectTable({ projects, viewsByProject }: ProjectTableProps) {
  const [filter, setFilter] = useProjectFilter();
  const [sort, setSort] = useState<ProjectSort | null>(null);
  const [isShowingAll, setShowingAll] = useState(false);
  const [itemToDelete, setItemToDelete] = useState<ProjectOverview | null>(null);
  const selection = useIdSet();
  const { select } = selection;
  const table = useFocusTarget<HTMLDivElement>();
  // Deferred, so that typing stays responsive.
  const { text, status, category, visibility } = useDeferredValue(filter);
  const withViews = useMemo(
    () => projects.map(project => ({ ...project, views: viewsByProject[project._id] ?? 0 })),
    [projects, viewsByProject],
  );
  const found = useMemo(
    () => sortProjects(filterProjects(withViews, { text, status, category, visibility }), sort),
    [withViews, text, status, category, visibility, sort],
  );
  const rows = isShowingAll ? found : found.slice(0, FIRST_ROWS);
  return (
    <div ref={table.ref} tabIndex={-1}>
      <ProjectToolbar projects={projects} filter={filter} onFilter={setFilter} />
      <ProjectBulkBar projects={found} selection={selection} onDeleted={table.focus} />
      <Table
        label="Projects"
        head={
          <>
            <SortHeaders
              keys={SORT_KEYS}
              sort={sort}
              onSort={setSort}
              getLabel={capitalise}
              getAlign={key => (key === 'views' ? 'end' : 'start')}
            />
            <HeaderCell>GitHub</HeaderCell>
            <HeaderCell>Live Demo</HeaderCell>
            <HeaderCell align="center">Featured</HeaderCell>
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {rows.map(project => (
          <ProjectTableRow
            key={project._id}
            project={project}
            isSelected={selection.ids.has(project._id)}
            onSelect={select}
            onDelete={setItemToDelete}
          />
        ))}
      </Table>
      {found.length === 0 && <EmptyState title="No projects match your filters." />}
      {rows.length < found.length && (
        <div className={styles.more}>
          <Button size="sm" onClick={() => setShowingAll(true)}>
            Show all {found.length} projects
          </Button>
        </div>
      )}
      <DeleteProject item={itemToDelete} onClose={() => setItemToDelete(null)} onDeleted={table.focus} />
    </div>
  );
}

/** Separate component, so that the table does not render again for each step of the call. */
function DeleteProject(props: Pick<DeleteItemDialogProps, 'item' | 'onClose' | 'onDeleted'>) {
  return <DeleteItemDialog {...props} form={PROJECT_ITEM} calls={useProjectCalls()} />;
}
