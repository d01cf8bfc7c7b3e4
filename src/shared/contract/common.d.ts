import { z } from 'zod';
/** Limits lengths in characters, only to prevent abuse. */
export declare const NAME_MAX_LENGTH = 1000;
export declare const TEXT_MAX_LENGTH = 100000;
export declare const LIST_MAX_LENGTH = 10000;
/** The limit of a list that every page shows in full. A longer stored one stays, but does not grow. */
export declare const SHOWN_LIST_MAX_LENGTH = 200;
/**
 * The limit of items in one bulk change or deletion, which is a single transaction that blocks other writes.
 */
export declare const BULK_MAX_LENGTH = 500;
/** A name, such as a title, a category, a status, a skill or an email address. */
export declare const nameSchema: z.ZodString;
export declare const textSchema: z.ZodString;
/** Spares a text that is too long the slower checks. */
export declare const LENGTH_FIRST: {
    abort: boolean;
};
/** A text that is not blank, without the spaces around it. */
export declare function requiredText(maxLength: number, message?: string): z.ZodString;
/**
 * A record's ID, which is a UUID. Any other string that can be stored is an unknown ID, not a validation
 * failure.
 */
export declare const idSchema: z.ZodString;
/** The ID in the path of an operation. */
export declare const recordIdSchema: z.ZodString;
export declare const itemIdSchema: z.ZodObject<{
    id: z.ZodString;
}, z.core.$strip>;
/** Identifies an item in an address in place of its ID. */
export declare const slugSchema: z.ZodString;
/** Finds a published item by its slug. */
export declare const slugAddressSchema: z.ZodObject<{
    slug: z.ZodString;
}, z.core.$strip>;
/** A timestamp in ISO 8601, in UTC with milliseconds. */
export declare const timestampSchema: z.ZodISODateTime;
/**
 * A timestamp in a request, in RFC 3339 with any time zone and precision. It becomes a timestamp as in
 * responses.
 */
export declare const sentTimestampSchema: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<string, string>>>, z.ZodISODateTime>;
/** Protects against overwriting changes saved since the last read. */
export declare const expectedVersionSchema: z.ZodOptional<z.ZodInt>;
export declare const bulkIdsSchema: z.ZodObject<{
    ids: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const countSchema: z.ZodObject<{
    count: z.ZodInt;
}, z.core.$strip>;
/** The response to DELETE. */
export declare const successSchema: z.ZodObject<{
    success: z.ZodLiteral<true>;
}, z.core.$strip>;
/** A link shown on a page, or '' for none. */
export declare const linkSchema: z.ZodString;
/** A link to a web page, usually on another site. A host alone gets a scheme. */
export declare const webLinkSchema: z.ZodString;
/** A way to reach someone. A host or an email address alone gets a scheme. */
export declare const contactLinkSchema: z.ZodString;
/** Classes of the icon font, limited to characters that are safe in an attribute. '' means no icon. */
export declare const iconClassSchema: z.ZodString;
