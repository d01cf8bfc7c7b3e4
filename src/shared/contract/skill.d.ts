import { z } from 'zod';
export declare const skillFields: {
    name: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    category: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    description: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    icon: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodString;
        output: z.ZodString;
        initial: string;
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        input: z.ZodString;
    };
    color: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodString;
        output: z.ZodString;
        initial: string;
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        input: z.ZodString;
    };
    isCore: import("./fields").Field<z.ZodBoolean, z.ZodBoolean, z.ZodBoolean>;
};
export declare const skillSchema: z.ZodObject<{
    name: z.ZodString;
    category: z.ZodString;
    description: z.ZodString;
    icon: z.ZodString;
    color: z.ZodString;
    isCore: z.ZodBoolean;
    _id: z.ZodString;
}, z.core.$strip>;
export type Skill = z.infer<typeof skillSchema>;
export declare const NEW_SKILL: {
    name: string;
    category: string;
    description: string;
    icon: string;
    color: string;
    isCore: boolean;
};
/**
 * A skill to save. Omitted fields take their defaults. A name may be empty, but public pages omit such
 * skills.
 */
export declare const skillInputSchema: z.ZodObject<{
    name: z.ZodDefault<z.ZodString>;
    category: z.ZodDefault<z.ZodString>;
    description: z.ZodDefault<z.ZodString>;
    icon: z.ZodDefault<z.ZodString>;
    color: z.ZodDefault<z.ZodString>;
    isCore: z.ZodDefault<z.ZodBoolean>;
    _id: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type SkillInput = z.infer<typeof skillInputSchema>;
/** The limit of skills. A site that has more keeps them, but gets no more. */
export declare const SKILLS_MAX_LENGTH = 2000;
/** The whole list in order. Stored skills that it omits are deleted. */
export declare const skillListInputSchema: z.ZodArray<z.ZodObject<{
    name: z.ZodDefault<z.ZodString>;
    category: z.ZodDefault<z.ZodString>;
    description: z.ZodDefault<z.ZodString>;
    icon: z.ZodDefault<z.ZodString>;
    color: z.ZodDefault<z.ZodString>;
    isCore: z.ZodDefault<z.ZodBoolean>;
    _id: z.ZodOptional<z.ZodString>;
}, z.core.$strip>>;
/** The list with its version, which increases with every change of a skill. */
export declare const skillListSchema: z.ZodObject<{
    version: z.ZodInt;
    skills: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        category: z.ZodString;
        description: z.ZodString;
        icon: z.ZodString;
        color: z.ZodString;
        isCore: z.ZodBoolean;
        _id: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type SkillList = z.infer<typeof skillListSchema>;
export declare const saveSkillListSchema: z.ZodObject<{
    skills: z.ZodArray<z.ZodObject<{
        name: z.ZodDefault<z.ZodString>;
        category: z.ZodDefault<z.ZodString>;
        description: z.ZodDefault<z.ZodString>;
        icon: z.ZodDefault<z.ZodString>;
        color: z.ZodDefault<z.ZodString>;
        isCore: z.ZodDefault<z.ZodBoolean>;
        _id: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    expectedVersion: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export declare const skillCoreSchema: z.ZodObject<{
    id: z.ZodString;
    isCore: z.ZodBoolean;
}, z.core.$strip>;
/** A skill that the owner may want to add. It has no ID yet. */
export declare const skillSuggestionSchema: z.ZodObject<{
    name: z.ZodString;
    category: z.ZodString;
    description: z.ZodString;
    icon: z.ZodString;
    color: z.ZodString;
    isCore: z.ZodBoolean;
}, z.core.$strip>;
export type SkillSuggestion = z.infer<typeof skillSuggestionSchema>;
