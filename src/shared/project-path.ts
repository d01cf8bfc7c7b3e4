export const PROJECTS_PATH = '/projects';

/** What stands for a project in its address: its slug, or else its id. */
export function projectAddress({ _id, slug }: { _id: string; slug?: string }): string {
  return slug ?? _id;
}

/** The archive, with the projects that have a skill. */
export function projectsWithSkillPath(skill: string): string {
  return `${PROJECTS_PATH}?${new URLSearchParams({ skill })}`;
}

/** The path of a project's page. */
export function projectPath(project: { _id: string; slug?: string }): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(projectAddress(project))}`;
}
