import { z } from 'zod';
/** The number of items of each kind of content. `uploads` counts the stored files. */
export declare const sampleCountsSchema: z.ZodObject<{
    projects: z.ZodInt;
    skills: z.ZodInt;
    timeline: z.ZodInt;
    notes: z.ZodInt;
    site: z.ZodInt;
    categories: z.ZodInt;
    uploads: z.ZodInt;
}, z.core.$strip>;
export type SampleCounts = z.infer<typeof sampleCountsSchema>;
export declare const sampleClearedSchema: z.ZodObject<{
    removed: z.ZodObject<{
        projects: z.ZodInt;
        skills: z.ZodInt;
        timeline: z.ZodInt;
        notes: z.ZodInt;
        site: z.ZodInt;
        categories: z.ZodInt;
        uploads: z.ZodInt;
    }, z.core.$strip>;
    kept: z.ZodInt;
}, z.core.$strip>;
export type SampleCleared = z.infer<typeof sampleClearedSchema>;
