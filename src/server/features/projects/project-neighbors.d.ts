import type { Database } from '#server/core/database/database';
import type { ProjectNeighbors } from '#shared/contract/project-page';
import type { ProjectOrder } from '#shared/contract/site';
import { type ProjectRow } from './project-entity';
declare const COLUMNS: {
    readonly id: true;
    readonly slug: true;
    readonly title: true;
    readonly description: true;
    readonly image: true;
    readonly imageAlt: true;
    readonly skills: true;
    readonly category: true;
    readonly keyFigures: true;
    readonly coverTurn: true;
};
type Compared = Pick<ProjectRow, keyof typeof COLUMNS>;
export declare const NO_NEIGHBORS: ProjectNeighbors;
/** Finds the neighbors of a project in the list, and the projects most similar to it. */
export declare function findProjectNeighbors(db: Database, id: string, order: ProjectOrder): Promise<ProjectNeighbors>;
type Related = {
    row: Compared;
    shared: string[];
};
/** Ranks projects by shared skills, then by shared category, then newest first. */
export declare function rankRelated(own: Compared, rows: readonly Compared[]): Related[];
export {};
