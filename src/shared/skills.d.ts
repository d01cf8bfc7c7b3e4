export declare const TOP_SKILLS = 5;
/** The number of projects that list a skill. */
export type SkillUsage = {
    skill: string;
    projects: number;
};
export type SkillShare = SkillUsage & {
    percent: number;
};
/** Ranks the skills that projects list, most used first, and ties by name. */
export declare function rankSkills(projects: {
    skills: string[];
}[]): SkillUsage[];
/** Adds each usage's percentage of the sum. */
export declare function withShares(usages: SkillUsage[]): SkillShare[];
type CategoryGroup<Item> = {
    category: string;
    items: Item[];
};
/** Groups items by category, in the order of first occurrence. */
export declare function groupByCategory<Item extends {
    category: string;
}>(items: Item[]): CategoryGroup<Item>[];
/** Drops skills without a name or category. */
export declare function filterVisibleSkills<Named extends {
    name: string;
    category: string;
}>(skills: Named[]): Named[];
export {};
