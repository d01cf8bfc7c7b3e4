import { z } from 'zod';
export declare const newViewSchema: z.ZodObject<{
    projectId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    sessionId: z.ZodString;
}, z.core.$strip>;
export type NewView = z.infer<typeof newViewSchema>;
export declare const viewSchema: z.ZodObject<{
    timestamp: z.ZodISODateTime;
    projectId: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type View = z.infer<typeof viewSchema>;
export declare const totalViewsSchema: z.ZodObject<{
    totalViews: z.ZodInt;
}, z.core.$strip>;
export declare const projectViewsSchema: z.ZodObject<{
    projectViews: z.ZodInt;
}, z.core.$strip>;
/** Views by project ID, for projects that have any. */
export declare const viewCountsSchema: z.ZodRecord<z.ZodString, z.ZodInt>;
export declare const viewListInputSchema: z.ZodObject<{
    projectId: z.ZodOptional<z.ZodString>;
    since: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
    limit: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export type ViewListInput = z.infer<typeof viewListInputSchema>;
export declare const viewListSchema: z.ZodObject<{
    views: z.ZodArray<z.ZodObject<{
        timestamp: z.ZodISODateTime;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ViewList = z.infer<typeof viewListSchema>;
export declare const viewSummaryInputSchema: z.ZodObject<{
    timeZone: z.ZodString;
}, z.core.$strip>;
export type ViewSummaryInput = z.infer<typeof viewSummaryInputSchema>;
export declare const viewSummarySchema: z.ZodObject<{
    total: z.ZodInt;
    byProject: z.ZodRecord<z.ZodString, z.ZodInt>;
    chart: z.ZodObject<{
        unit: z.ZodEnum<{
            day: "day";
            hour: "hour";
        }>;
        buckets: z.ZodArray<z.ZodObject<{
            start: z.ZodISODateTime;
            label: z.ZodString;
            views: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ViewSummary = z.infer<typeof viewSummarySchema>;
