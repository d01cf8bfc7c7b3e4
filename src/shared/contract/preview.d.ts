import { z } from 'zod';
export declare const previewedItemSchema: z.ZodObject<{
    kind: z.ZodEnum<{
        note: "note";
        page: "page";
        project: "project";
        timeline: "timeline";
    }>;
    id: z.ZodString;
}, z.core.$strip>;
export type PreviewedItem = z.infer<typeof previewedItemSchema>;
/** The secret address of an unpublished item, which has at most one. */
export declare const previewLinkSchema: z.ZodObject<{
    path: z.ZodString;
    expiresAt: z.ZodISODateTime;
}, z.core.$strip>;
export type PreviewLink = z.infer<typeof previewLinkSchema>;
export declare const previewTokenSchema: z.ZodObject<{
    token: z.ZodString;
}, z.core.$strip>;
