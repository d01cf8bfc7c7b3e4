import { useState } from 'react';
import { capitalise } from '../../../../shared/capitalise';
import type { Project } from '../../../../shared/contract/project';
import { HeaderCell, SortHeader, Table } from '../../../ui/table';
import { DeleteProjectDialog } from './delete-project-dialog';
import { useProjectViews } from './project-admin-queries';
import { ProjectRow } from './project-row';
import { nextSort, type ProjectSort, SORT_KEYS, sortProjects } from './sort-projects';

/** Every project with its views; when those cannot be counted they read 0 (section 8). */
export function ProjectTable({ projects }: { projects: Project[] }) {
  const { data: views = {} } = useProjectViews();
  const [sort, setSort] = useState<ProjectSort | null>(null);
  const [doomed, setDoomed] = useState<Project | null>(null);
  const rows = sortProjects(
    projects.map(project => ({ ...project, views: views[project._id] ?? 0 })),
    sort,
  );
  return (
    <>
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
          <ProjectRow key={project._id} project={project} onDelete={() => setDoomed(project)} />
        ))}
      </Table>
      <DeleteProjectDialog project={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}
