import type { PostKind } from './contract/post';

export const NOTES_PATH = '/notes';

/** The path of a note's page. */
export function notePath(slug: string): string {
  return `${NOTES_PATH}/${encodeURIComponent(slug)}`;
}

/** The path of a page that the owner has written. */
export function pagePath(slug: string): string {
  return `/pages/${encodeURIComponent(slug)}`;
}

/** The path of a post, by its kind. */
export const postPath: Record<PostKind, (slug: string) => string> = { note: notePath, page: pagePath };

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

/** Below it are the secret addresses of what is not published. */
export const PREVIEW_PATH = '/preview/';
