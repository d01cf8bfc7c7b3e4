import { useState } from 'react';
import { capitalise } from '../../../../../shared/capitalise';
import type { ProjectOverview } from '../../../../../shared/contract/project-extracts';
import { HeaderCell, nextSort, SortHeader, Table } from '../../../../ui/layout/table';
import { useFocusTarget } from '../../../../ui/overlays/use-focus-target';
import { DeleteProjectDialog } from '../delete-project-dialog';
import { ProjectTableRow } from './project-table-row';
import { type ProjectSort, SORT_KEYS, sortProjects } from './sort-projects';

type ProjectTableProps = {
  projects: ProjectOverview[];
  /** Projects that are missing here have no views. */
  viewsByProject: Record<string, number>;
};

/** Every project with its views. */
export function ProjectTable({ projects, viewsByProject }: ProjectTableProps) {
  const [sort, setSort] = useState<ProjectSort | null>(null);
  const [doomed, setDoomed] = useState<ProjectOverview | null>(null);
  const table = useFocusTarget<HTMLDivElement>();
  const rows = sortProjects(
    projects.map(project => ({ ...project, views: viewsByProject[project._id] ?? 0 })),
    sort,
  );
  return (
    <div ref={table.ref} tabIndex={-1}>
      <Table
        label="Projects"
        head={
          <>
            {SORT_KEYS.map(key => (
              <SortHeader
                key={key}
                label={capitalise(key)}
                align={key === 'views' ? 'end' : 'start'}
                direction={sort?.key === key ? sort.direction : undefined}
                onSort={() => setSort(nextSort(sort, key))}
              />
            ))}
            <HeaderCell>GitHub</HeaderCell>
            <HeaderCell>Live Demo</HeaderCell>
            <HeaderCell align="center">Featured</HeaderCell>
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {rows.map(project => (
          <ProjectTableRow key={project._id} project={project} onDelete={() => setDoomed(project)} />
        ))}
      </Table>
      <DeleteProjectDialog project={doomed} onClose={() => setDoomed(null)} onDeleted={table.focus} />
    </div>
  );
}
