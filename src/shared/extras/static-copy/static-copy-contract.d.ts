import { z } from 'zod';
export declare const copyRequestSchema: z.ZodObject<{
    address: z.ZodDefault<z.ZodString>;
    contact: z.ZodDefault<z.ZodString>;
}, z.core.$strip>;
export type CopyRequest = z.infer<typeof copyRequestSchema>;
export declare const copyProgressSchema: z.ZodObject<{
    step: z.ZodEnum<{
        files: "files";
        pages: "pages";
        zip: "zip";
    }>;
    done: z.ZodInt;
    known: z.ZodInt;
    secondsLeft: z.ZodNullable<z.ZodInt>;
}, z.core.$strip>;
export type CopyProgress = z.infer<typeof copyProgressSchema>;
declare const copyFactsSchema: z.ZodObject<{
    pages: z.ZodInt;
    deadLinks: z.ZodArray<z.ZodObject<{
        address: z.ZodString;
        page: z.ZodString;
    }, z.core.$strip>>;
    missingVariants: z.ZodInt;
}, z.core.$strip>;
export type CopyFacts = z.infer<typeof copyFactsSchema>;
export declare const readyCopySchema: z.ZodObject<{
    pages: z.ZodInt;
    deadLinks: z.ZodArray<z.ZodObject<{
        address: z.ZodString;
        page: z.ZodString;
    }, z.core.$strip>>;
    missingVariants: z.ZodInt;
    finishedAt: z.ZodISODateTime;
    bytes: z.ZodInt;
    address: z.ZodString;
}, z.core.$strip>;
export type ReadyCopy = z.infer<typeof readyCopySchema>;
/** A message of the process that creates a copy. */
export declare const copyReportSchema: z.ZodUnion<readonly [z.ZodObject<{
    progress: z.ZodObject<{
        step: z.ZodEnum<{
            files: "files";
            pages: "pages";
            zip: "zip";
        }>;
        done: z.ZodInt;
        known: z.ZodInt;
        secondsLeft: z.ZodNullable<z.ZodInt>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    created: z.ZodObject<{
        pages: z.ZodInt;
        deadLinks: z.ZodArray<z.ZodObject<{
            address: z.ZodString;
            page: z.ZodString;
        }, z.core.$strip>>;
        missingVariants: z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>]>;
export type CopyReport = z.infer<typeof copyReportSchema>;
export declare const copyStatusSchema: z.ZodObject<{
    isAvailable: z.ZodBoolean;
    isRunning: z.ZodBoolean;
    request: z.ZodNullable<z.ZodObject<{
        address: z.ZodString;
        contact: z.ZodString;
    }, z.core.$strip>>;
    progress: z.ZodNullable<z.ZodObject<{
        step: z.ZodEnum<{
            files: "files";
            pages: "pages";
            zip: "zip";
        }>;
        done: z.ZodInt;
        known: z.ZodInt;
        secondsLeft: z.ZodNullable<z.ZodInt>;
    }, z.core.$strip>>;
    ready: z.ZodNullable<z.ZodObject<{
        pages: z.ZodInt;
        deadLinks: z.ZodArray<z.ZodObject<{
            address: z.ZodString;
            page: z.ZodString;
        }, z.core.$strip>>;
        missingVariants: z.ZodInt;
        finishedAt: z.ZodISODateTime;
        bytes: z.ZodInt;
        address: z.ZodString;
    }, z.core.$strip>>;
    failure: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type CopyStatus = z.infer<typeof copyStatusSchema>;
export {};
