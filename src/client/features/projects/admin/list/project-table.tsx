import { useMemo, useState } from 'react';
import { DataList, HeaderCell, SortHeaders } from '#client/editing/lists/data-list';
import { useFirstRows } from '#client/ui/layout/use-first-rows';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { capitalize } from '#shared/text';
import { DeleteProject } from './delete-project';
import { ProjectTableRow } from './project-table-row';
import { type ProjectSort, SORT_KEYS, sortProjects } from './sort-projects';

type ProjectTableProps = {
  projects: ProjectOverview[];
  /** Views by project ID. Projects that are not in it have none. */
  viewsByProject: Record<string, number>;
};

export function ProjectTable({ projects, viewsByProject }: ProjectTableProps) {
  const [sort, setSort] = useState<ProjectSort | null>(null);
  const [itemToDelete, setItemToDelete] = useState<ProjectOverview | null>(null);
  const table = useFocusTarget<HTMLDivElement>();
  const withViews = useMemo(
    () => projects.map(project => ({ ...project, views: viewsByProject[project._id] ?? 0 })),
    [projects, viewsByProject],
  );
  const sorted = useMemo(() => sortProjects(withViews, sort), [withViews, sort]);
  const { rows, showAll } = useFirstRows(sorted, { nouns: 'projects' });
  return (
    <div ref={table.ref} tabIndex={-1}>
      <DataList
        label="Projects"
        isBeside
        head={
          <>
            <SortHeaders
              keys={SORT_KEYS}
              sort={sort}
              onSort={setSort}
              getLabel={capitalize}
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
          <ProjectTableRow key={project._id} project={project} onDelete={setItemToDelete} />
        ))}
      </DataList>
      {showAll}
      <DeleteProject item={itemToDelete} onClose={() => setItemToDelete(null)} onDeleted={table.focus} />
    </div>
  );
}
