import type { History } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { type Skill, type SkillInput, type SkillList, type SkillSuggestion } from '#shared/contract/skill';
export type SkillService = ReturnType<typeof createSkillService>;
/**
 * Manages the list of skills. `listUsedNames`, which lists the skills that projects name, is passed in
 * because features do not import each other.
 */
export declare function createSkillService(db: Database, listUsedNames: () => Promise<string[]>, history: History): {
    list: () => Promise<{
        name: string;
        category: string;
        description: string;
        icon: string;
        color: string;
        isCore: boolean;
        _id: string;
    }[]>;
    listVersioned: () => Promise<SkillList>;
    saveList: (skills: SkillInput[], expectedVersion?: number) => Promise<SkillList>;
    restoreList: (skills: SkillInput[]) => Promise<void>;
    setCore: (id: string, isCore: boolean) => Promise<Skill>;
    remove: (id: string) => Promise<void>;
    suggest: () => Promise<SkillSuggestion[]>;
    listKnown: () => Promise<SkillSuggestion[]>;
};
