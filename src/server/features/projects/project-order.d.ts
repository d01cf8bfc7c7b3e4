import type { ProjectOrder, SiteSettings } from '#shared/contract/site';
import type { ProjectRow } from './project-entity';
/** Reads the owner's list settings. It is passed in because these are settings of the site. */
export type ReadListSettings = () => Promise<Pick<SiteSettings, 'projectOrder' | 'archiveOpen'>>;
/**
 * The column of each order, which is read in descending order. IDs sort by creation, and places start as IDs.
 */
export declare const ORDER_COLUMN: {
    readonly newest: 'id';
    readonly own: 'place';
};
type Ordered = Pick<ProjectRow, 'id' | 'place'>;
export declare function sortInProjectOrder<Row extends Ordered>(rows: Row[], order: ProjectOrder): Row[];
export {};
