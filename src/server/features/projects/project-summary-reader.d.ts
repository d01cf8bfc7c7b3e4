import type { Database } from '#server/core/database/database';
import { type CategoryRows, type CategoryRowsInput, type OpenRows, type ProjectCard, type ProjectOverview } from '#shared/contract/project-summaries';
import { type SkillUsage } from '#shared/skills';
import { type ReadListSettings } from './project-order';
/**
 * Reads the fields that lists show, so that their cost does not grow with the rest of the data. All queries
 * but the overview serve visitors.
 */
export declare function createProjectSummaryReader(db: Database, readSettings: ReadListSettings): {
    listFeatured: () => Promise<ProjectCard[]>;
    count: () => Promise<number>;
    countByCategory: () => Promise<{
        category: string;
        projects: number;
    }[]>;
    listInCategory: (category: string | undefined, after?: string) => Promise<CategoryRows>;
    listOpenRows: ({ category, after }: CategoryRowsInput) => Promise<OpenRows[]>;
    listOverview: () => Promise<ProjectOverview[]>;
    listTopSkills: () => Promise<SkillUsage[]>;
};
