import { type EntityManager } from 'typeorm';
import { type Viewer } from '#server/core/content/published-rows';
import type { ItemPage } from '#server/core/content/slugs';
import type { Database } from '#server/core/database/database';
import type { Project } from '#shared/contract/project';
import type { ProjectNote, ProjectPage } from '#shared/contract/project-page';
import type { FeedProject } from './project-discovery';
import { type ProjectRow } from './project-entity';
import { type ReadListSettings } from './project-order';
/** Finds the published notes about a project. It is passed in because features do not import each other. */
export type FindNotes = (projectId: string) => Promise<ProjectNote[]>;
type ReadDeps = {
    db: Database;
    getRow: (id: string, viewer: Viewer) => Promise<ProjectRow>;
    readSettings: ReadListSettings;
    findNotes: FindNotes;
    /** Precedes the paths of this site in rendered Markdown. */
    base: string | undefined;
};
/**
 * Reads whole projects, in lists, by ID and for their pages. `project-summary-reader.ts` reads parts of
 * projects.
 */
export declare function createProjectReader({ db, getRow, readSettings, findNotes, base }: ReadDeps): {
    list: (viewer?: Viewer) => Promise<Project[]>;
    listPages: () => Promise<ItemPage[]>;
    listChanged: (most: number) => Promise<FeedProject[]>;
    getPage: (address: string) => Promise<ProjectPage>;
    previewPage: (id: string) => Promise<ProjectPage>;
    isShown: (id: string) => Promise<boolean>;
    findLinks: typeof findLinks;
};
/** Finds those of the given projects that exist for this viewer, in this order, as links. */
declare function findLinks(manager: EntityManager, ids: string[], viewer: Viewer): Promise<{
    id: string;
    title: string;
    path: string;
}[]>;
export {};
