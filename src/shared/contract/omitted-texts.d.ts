import { z } from 'zod';
export declare const omittedTextsSchema: z.ZodObject<{
    texts: z.ZodArray<z.ZodString>;
    total: z.ZodInt;
}, z.core.$strip>;
export type OmittedTexts = z.infer<typeof omittedTextsSchema>;
