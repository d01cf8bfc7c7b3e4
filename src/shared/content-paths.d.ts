import type { PostKind } from './contract/post';
export declare const NOTES_PATH = "/notes";
export declare function notePath(slug: string): string;
export declare function pagePath(slug: string): string;
export declare const postPath: Record<PostKind, (slug: string) => string>;
export declare const PROJECTS_PATH = "/projects";
/** Returns the part of a project's address that identifies it, which is its slug or else its ID. */
export declare function projectAddress({ _id, slug }: {
    _id: string;
    slug?: string;
}): string;
export declare function projectsWithSkillPath(skill: string): string;
export declare function projectPath(project: {
    _id: string;
    slug?: string;
}): string;
/** The prefix of secret addresses of unpublished items. */
export declare const PREVIEW_PATH = "/preview/";
