import type { ItemRules } from '#server/core/content/item-service';
import { type Project, type ProjectInput, type ProjectUpdate } from '#shared/contract/project';
import { type ProjectRow } from './project-entity';
export declare const projectOrder: import("#server/core/content/order").Order<{
    id: string;
} & {
    place: string | null;
}>;
/** The projects as items that are saved one by one. */
export declare const projectItems: ItemRules<ProjectRow, Project, ProjectInput, ProjectUpdate>;
