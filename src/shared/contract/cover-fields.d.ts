import { z } from 'zod';
/** The field that chooses the composition of an item's generated cover. */
export declare const coverTurn: Omit<import("./fields").Field<z.ZodInt, z.ZodInt, z.ZodInt>, "absent" | "output"> & {
    output: z.ZodExactOptional<z.ZodInt>;
    absent: 'empty';
};
export declare const generatedCover: z.ZodExactOptional<z.ZodString>;
