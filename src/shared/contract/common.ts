import { z } from 'zod';
import {
  completeContactLink,
  completeLink,
  isSafeLink,
  LINK_RULE,
  SAFE_LINK,
  WEB_LINK_RULE,
} from '#shared/safe-link';
import { completeSlug, isSlug, SLUG, SLUG_MAX_LENGTH, SLUG_RULE } from '#shared/slug';
import { describeIssue } from './issue-words';

/** zod's own messages are for programmers. */
z.config({ customError: describeIssue });

/** Limits lengths in characters, only to prevent abuse. */
export const NAME_MAX_LENGTH = 1_000;
export const TEXT_MAX_LENGTH = 100_000;
export const LIST_MAX_LENGTH = 10_000;
/** The limit of a list that every page shows in full. A longer stored one stays, but does not grow. */
export const SHOWN_LIST_MAX_LENGTH = 200;

/**
 * The limit of items in one bulk change or deletion, which is a single transaction that blocks other writes.
 */
export const BULK_MAX_LENGTH = 500;

/** A name, such as a title, a category, a status, a skill or an email address. */
export const nameSchema = z.string().max(NAME_MAX_LENGTH);
export const textSchema = z.string().max(TEXT_MAX_LENGTH);

/** Spares a text that is too long the slower checks. */
export const LENGTH_FIRST = { abort: true };
/** Also excludes NUL, which no text may contain. */
const NOT_BLANK = /^\s*[^\s\0][^\0]*$/u;
/** A text that is not blank, without the spaces around it. */
export function requiredText(maxLength: number, message = 'Must not be empty') {
  return z.string().trim().max(maxLength, LENGTH_FIRST).regex(NOT_BLANK, message);
}

/**
 * A record's ID, which is a UUID. Any other string that can be stored is an unknown ID, not a validation
 * failure.
 */
export const idSchema = z.string().max(NAME_MAX_LENGTH);
/** The ID in the path of an operation. */
export const recordIdSchema = idSchema.meta({
  description: 'The `_id` of the record.',
  examples: ['0197a0f2-6c1e-7b3a-9d52-1f0c8e4b7a61'],
});
export const itemIdSchema = z.object({ id: recordIdSchema });
/** Identifies an item in an address in place of its ID. */
export const slugSchema = z
  .string()
  .overwrite(completeSlug)
  .max(SLUG_MAX_LENGTH, { error: SLUG_RULE, abort: true })
  .regex(SLUG, { error: SLUG_RULE, abort: true })
  .refine(isSlug, SLUG_RULE)
  .meta({ examples: ['tide-table', '潮汐-2'] });
/** Finds a published item by its slug. */
export const slugAddressSchema = z.object({ slug: nameSchema });
/** A timestamp in ISO 8601, in UTC with milliseconds. */
export const timestampSchema = z.iso.datetime({ precision: 3 });
/**
 * A timestamp in a request, in RFC 3339 with any time zone and precision. It becomes a timestamp as in
 * responses.
 */
export const sentTimestampSchema = z
  .string()
  .meta({ format: 'date-time' })
  .overwrite(text => text.toUpperCase())
  .pipe(z.iso.datetime({ offset: true }).transform(text => new Date(text).toISOString()))
  .pipe(timestampSchema);

/** Protects against overwriting changes saved since the last read. */
export const expectedVersionSchema = z
  .int()
  .min(0)
  .optional()
  .describe(
    'The version last read. If a newer version is stored, the response is 409. If omitted, the last write wins.',
  );

export const bulkIdsSchema = z.object({
  ids: z.array(idSchema).max(BULK_MAX_LENGTH).describe('Unknown IDs are ignored.'),
});
export const countSchema = z.object({ count: z.int() });

/** The response to DELETE. */
export const successSchema = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** A link shown on a page, or '' for none. */
export const linkSchema = z
  .string()
  .trim()
  .max(TEXT_MAX_LENGTH, LENGTH_FIRST)
  .regex(SAFE_LINK, { error: LINK_RULE, abort: true })
  .refine(isSafeLink, LINK_RULE);

/** A link to a web page, usually on another site. A host alone gets a scheme. */
export const webLinkSchema = createWebLinkSchema(completeLink);

/** A way to reach someone. A host or an email address alone gets a scheme. */
export const contactLinkSchema = createWebLinkSchema(completeContactLink);

function createWebLinkSchema(complete: (text: string) => string) {
  return z
    .string()
    .overwrite(text => (text.length > TEXT_MAX_LENGTH ? text : complete(text)))
    .max(TEXT_MAX_LENGTH, LENGTH_FIRST)
    .regex(SAFE_LINK, { error: WEB_LINK_RULE, abort: true })
    .refine(isSafeLink, WEB_LINK_RULE);
}

/** Classes of the icon font, limited to characters that are safe in an attribute. '' means no icon. */
export const iconClassSchema = z
  .string()
  .max(200)
  .regex(/^[\w -]*$/, 'Must be class names of the icon font, such as "fa-brands fa-react"');
