import type { Viewer } from '#server/core/content/published-rows';
import { type Project } from '#shared/contract/project';
import type { ProjectPage } from '#shared/contract/project-page';
import type { ProjectRow } from './project-entity';
export declare function presentSlug(slug: string | null): {
    slug?: string;
};
/** The columns that the generated cover of a project depends on. */
export declare const COVER_COLUMNS: readonly ['id', 'image', 'category', 'keyFigures', 'coverTurn'];
/** Presents the generated cover of a project without an image. */
export declare function presentCover(row: Pick<ProjectRow, (typeof COVER_COLUMNS)[number]>): {
    generatedCover?: string;
};
export declare function presentProject(row: ProjectRow, viewer: Viewer): Project;
export declare function presentProjectPage({ details, learned, ...project }: Project, links: Pick<ProjectPage, 'around' | 'notes'>, base: string | undefined): Promise<ProjectPage>;
