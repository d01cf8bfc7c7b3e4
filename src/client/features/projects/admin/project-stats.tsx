import { Stat } from '../../../ui/stat';
import { useProjects } from '../project-queries';

/** The stat cards of the projects; a dash while they cannot be counted. */
export function ProjectStats() {
  const { data: projects } = useProjects();
  const completed = projects?.filter(({ status }) => status === 'completed').length;
  const visible = projects?.filter(project => project.public).length;
  return (
    <>
      <Stat
        label="Total Projects"
        value={projects ? String(projects.length) : null}
        note={projects && visible !== undefined && `${visible} public, ${projects.length - visible} private`}
      />
      <Stat label="Completed Projects" value={completed === undefined ? null : String(completed)} />
    </>
  );
}
