import { z } from 'zod';
export declare const markdownTextSchema: z.ZodObject<{
    text: z.ZodString;
}, z.core.$strip>;
export declare const renderedMarkdownSchema: z.ZodObject<{
    html: z.ZodString;
    plain: z.ZodString;
}, z.core.$strip>;
