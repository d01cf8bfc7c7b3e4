/** What stands for a project in its address: its slug, or else its id. */
export function projectAddress({ _id, slug }: { _id: string; slug?: string }): string {
  return slug ?? _id;
}

/** The path of a project's page. */
export function projectPath(project: { _id: string; slug?: string }): string {
  return `/projects/${encodeURIComponent(projectAddress(project))}`;
}
