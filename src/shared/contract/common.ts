import { z } from 'zod';
import { completeLink, isSafeLink, LINK_RULE, WEB_LINK_RULE } from '../safe-link';
import { completeSlug, isSlug, SLUG_RULE } from '../slug';

/** Length limits in characters, set only to prevent abuse. */
export const NAME_MAX_LENGTH = 1_000;
export const TEXT_MAX_LENGTH = 100_000;
export const LIST_MAX_LENGTH = 10_000;

/** The limit of items in one bulk change or deletion, which is a single transaction that blocks other writes. */
export const BULK_MAX_LENGTH = 500;

/** A name: a title, a category, a status, a skill, an email address. */
export const nameSchema = z.string().max(NAME_MAX_LENGTH);
export const textSchema = z.string().max(TEXT_MAX_LENGTH);
/** A record's id: a UUID. Any other string that can be stored is an unknown id, not a validation failure. */
export const idSchema = z.string().max(NAME_MAX_LENGTH);
export const itemIdSchema = z.object({ id: idSchema });
/** Identifies an item in an address instead of its id. */
export const slugSchema = z.string().overwrite(completeSlug).max(NAME_MAX_LENGTH).refine(isSlug, SLUG_RULE);
/** Finds a published item by its slug. */
export const slugAddressSchema = z.object({ slug: nameSchema });
/** A timestamp: ISO 8601 in UTC with milliseconds. */
export const timestampSchema = z.iso.datetime({ precision: 3 });

/** Protects against overwriting changes saved since the last read. */
export const expectedVersionSchema = z
  .int()
  .min(0)
  .optional()
  .describe(
    'The version last read. If a newer version is stored, the response is 409. If omitted, the last write wins.',
  );

export const bulkIdsSchema = z.object({
  ids: z.array(idSchema).max(BULK_MAX_LENGTH).describe('Unknown ids are ignored.'),
});
export const countSchema = z.object({ count: z.int() });

/** The response to DELETE. */
export const successSchema = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** A link shown on a page; '' for none. */
export const linkSchema = z.string().trim().max(TEXT_MAX_LENGTH).refine(isSafeLink, LINK_RULE);

/** A link to a web page, usually on another site; a host alone gets a scheme. */
export const webLinkSchema = z
  .string()
  .overwrite(completeLink)
  .max(TEXT_MAX_LENGTH)
  .refine(isSafeLink, WEB_LINK_RULE);

/** Classes of the icon font, limited to characters that are safe in an attribute. '' for no icon. */
export const iconClassSchema = z
  .string()
  .max(200)
  .regex(/^[\w -]*$/, 'Must be class names of the icon font, such as "fa-brands fa-react"');
