import type { PostKind } from './contract/post';

export const NOTES_PATH = '/notes';

export function notePath(slug: string): string {
  return `${NOTES_PATH}/${encodeURIComponent(slug)}`;
}

export function pagePath(slug: string): string {
  return `/pages/${encodeURIComponent(slug)}`;
}

export const postPath: Record<PostKind, (slug: string) => string> = { note: notePath, page: pagePath };

export const PROJECTS_PATH = '/projects';

/** Returns the part of a project's address that identifies it, which is its slug or else its ID. */
export function projectAddress({ _id, slug }: { _id: string; slug?: string }): string {
  return slug ?? _id;
}

export function projectsWithSkillPath(skill: string): string {
  return `${PROJECTS_PATH}?${new URLSearchParams({ skill })}`;
}

export function projectPath(project: { _id: string; slug?: string }): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(projectAddress(project))}`;
}

/** The prefix of secret addresses of unpublished items. */
export const PREVIEW_PATH = '/preview/';
