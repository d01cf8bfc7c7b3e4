import { z } from 'zod';
/** Schemas of values that the server itself has made, for the rules of tables. */
export declare const storedIdSchema: z.ZodString;
export declare const storedCountSchema: z.ZodInt;
/** An item with versions has an ID, or the name of the list or the settings. */
export declare const storedItemIdSchema: z.ZodUnion<[z.ZodString, z.ZodEnum<{
    site: "site";
    skills: "skills";
}>]>;
