import { z } from 'zod';
/** The steps of the setup in order. The stored value is the index of the next one. */
export declare const SETUP_STEPS: readonly ['start', 'you', 'account', 'look', 'ready'];
export type SetupStep = (typeof SETUP_STEPS)[number];
/** The tasks of the checklist that can be left out: they need access to the server, or are a matter of taste. */
export declare const POSTPONABLE_TASKS: readonly ['publicUrl', 'mail', 'counters'];
export type PostponableTask = (typeof POSTPONABLE_TASKS)[number];
export declare const setupSchema: z.ZodObject<{
    sample: z.ZodObject<{
        settings: z.ZodArray<z.ZodString>;
        projects: z.ZodInt;
        skills: z.ZodInt;
        timeline: z.ZodInt;
        notes: z.ZodInt;
    }, z.core.$strip>;
    own: z.ZodObject<{
        settings: z.ZodArray<z.ZodString>;
        projects: z.ZodInt;
        skills: z.ZodInt;
        timeline: z.ZodInt;
        notes: z.ZodInt;
    }, z.core.$strip>;
    hasPublicUrl: z.ZodBoolean;
    hasMailServer: z.ZodBoolean;
    hasOwnEmail: z.ZodBoolean;
    hasOwnPassword: z.ZodBoolean;
    lastBackupAt: z.ZodNullable<z.ZodISODateTime>;
    step: z.ZodNullable<z.ZodInt>;
    isChecklistHidden: z.ZodBoolean;
    postponed: z.ZodArray<z.ZodEnum<{
        counters: "counters";
        mail: "mail";
        publicUrl: "publicUrl";
    }>>;
}, z.core.$strip>;
export type Setup = z.infer<typeof setupSchema>;
/** Omitted fields keep their values. */
export declare const setupUpdateSchema: z.ZodObject<{
    step: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    isChecklistHidden: z.ZodOptional<z.ZodBoolean>;
    postponed: z.ZodOptional<z.ZodArray<z.ZodEnum<{
        counters: "counters";
        mail: "mail";
        publicUrl: "publicUrl";
    }>>>;
}, z.core.$strip>;
export type SetupUpdate = z.infer<typeof setupUpdateSchema>;
