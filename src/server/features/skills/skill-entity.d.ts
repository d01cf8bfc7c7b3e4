import { type Skill } from '#shared/contract/skill';
export type SkillRow = Omit<Skill, '_id'> & {
    id: string;
    position: number;
};
export declare const skillEntity: import("#server/core/database/entity").Entity<SkillRow>;
