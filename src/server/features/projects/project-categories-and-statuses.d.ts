import { type EntityManager } from 'typeorm';
import { type Viewer } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { type ListedName, type ProjectRow } from './project-entity';
declare const LISTS: {
    category: {
        entity: import("../../core/database/entity").Entity<ListedName>;
        order: import("#server/core/content/order").Order<{
            id: string;
        } & {
            position: number;
        }>;
    };
    status: {
        entity: import("../../core/database/entity").Entity<ListedName>;
        order: import("#server/core/content/order").Order<{
            id: string;
        } & {
            position: number;
        }>;
    };
};
type ListName = keyof typeof LISTS;
type NamingRow = Pick<ProjectRow, 'category' | 'status' | 'pendingChanges'>;
/** Manages the categories and statuses of projects, and lists the skills that projects name. */
export declare function createCategoriesAndStatuses(db: Database): {
    listCategories: (viewer?: Viewer) => Promise<string[]>;
    getCategoryOrder: (viewer?: Viewer) => Promise<string[]>;
    setCategoryOrder: (order: string[]) => Promise<string[]>;
    addCategory: (category: string) => Promise<string[]>;
    listStatuses: (viewer?: Viewer) => Promise<string[]>;
    addStatus: (status: string) => Promise<string[]>;
    listSkills: (viewer?: Viewer) => Promise<string[]>;
};
/** Serializes changes of projects and their lists. */
export declare function changeProjects<T>(db: Database, work: (manager: EntityManager) => Promise<T>): Promise<T>;
/**
 * Appends the name to the list if it is missing in any spelling, and returns its listed spelling and key. A new
 * category thereby becomes the last one. A name that the owner adds stays in the list of visitors, and one that comes
 * with a project does not. The caller holds the revision of the projects.
 */
export declare function ensureListed(manager: EntityManager, list: ListName, name: string, addedBy?: 'owner' | 'project'): Promise<Pick<ListedName, 'name' | 'nameKey'>>;
/**
 * Lists the names that a project uses, and returns their listed spellings and the key of the category. The caller
 * holds the revision of the projects.
 */
export declare function ensureNamesListed(manager: EntityManager, row: NamingRow): Promise<Pick<ProjectRow, 'category' | 'categoryKey' | 'status'>>;
/** Completes projects that were stored without a category key, by an older version or by hand. */
export declare function completeProjects(db: Database): Promise<void>;
/** Adds missing category keys. The caller holds the revision of the projects. */
export declare function addCategoryKeys(manager: EntityManager): Promise<void>;
/** @throws AppError CONFLICT if there is no such category */
export declare function requireListedCategory(manager: EntityManager, name: string): Promise<void>;
/** Returns the default category, which is the first existing one. */
export declare function findFirstCategory(manager: EntityManager): Promise<string>;
/** Hashes a category or status name, which may be too long for an index. */
export declare function hashName(name: string): string;
export {};
