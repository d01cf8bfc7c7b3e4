import { z } from 'zod';
/** The owner's publishing settings of an item. */
export declare const publishingInput: {
    draft: z.ZodBoolean;
    publishAt: z.ZodNullable<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
};
/** Responses include these fields for the owner only, and only if they differ from the defaults. */
export declare const publishingOutput: {
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
};
/** The time of the version that visitors see. */
export declare const seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
/** The fields that responses add to a dated item. */
export declare const datedOutput: {
    draft: z.ZodExactOptional<z.ZodBoolean>;
    publishAt: z.ZodExactOptional<z.ZodNullable<z.ZodISODateTime>>;
    _id: z.ZodString;
    publishedAt: z.ZodISODateTime;
    createdAt: z.ZodISODateTime;
    updatedAt: z.ZodISODateTime;
    seenUpdatedAt: z.ZodExactOptional<z.ZodISODateTime>;
};
/** Lists return this flag because they do not load the pending changes. */
export declare const hasPendingChanges: z.ZodExactOptional<z.ZodLiteral<true>>;
/** The item to update and the version that the caller last read. */
export declare const savedUpdate: {
    id: z.ZodString;
    expectedUpdatedAt: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>>;
};
/** The field that the update of an item with a slug has besides. */
export declare const slugUpdate: {
    isSlugFromTitle: z.ZodOptional<z.ZodBoolean>;
};
/** Unpublished changes in an update, validated like a save. */
export declare function pendingInput<Changes extends z.ZodType>(changes: Changes): z.ZodNullable<Changes>;
/** Unpublished changes in a response. The owner alone gets them, and only if there are any. */
export declare function pendingOutput<Changes extends z.ZodType>(changes: Changes): z.ZodExactOptional<Changes>;
type Some<Shape extends z.ZodRawShape> = {
    [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]>;
};
/** Makes every field optional. An absent field is unchanged. */
export declare function createChangesSchema<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Some<Shape>>;
export {};
