import { z } from 'zod';
/** The response to an upload, with the file's address, which is always a path on this site. */
export declare const uploadedSchema: z.ZodObject<{
    url: z.ZodString;
    warning: z.ZodExactOptional<z.ZodString>;
}, z.core.$strip>;
export type Uploaded = z.infer<typeof uploadedSchema>;
export declare const uploadSchema: z.ZodObject<{
    url: z.ZodString;
    mediaType: z.ZodString;
    bytes: z.ZodInt;
    width: z.ZodNullable<z.ZodInt>;
    height: z.ZodNullable<z.ZodInt>;
    createdAt: z.ZodISODateTime;
}, z.core.$strip>;
export type Upload = z.infer<typeof uploadSchema>;
/** A longer name cannot exist. */
export declare const uploadNameSchema: z.ZodObject<{
    filename: z.ZodString;
}, z.core.$strip>;
/** The uploaded resume, or null while the site generates one. */
export declare const storedResumeSchema: z.ZodNullable<z.ZodObject<{
    bytes: z.ZodInt;
    createdAt: z.ZodISODateTime;
}, z.core.$strip>>;
