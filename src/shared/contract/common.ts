import { z } from 'zod';
import { completeLink, isSafeLink, LINK_RULE, WEB_LINK_RULE } from '../safe-link';
import { completeSlug, isSlug, SLUG_RULE } from '../slug';

/** Length limits exist only against abuse, in characters. */
export const NAME_MAX_LENGTH = 1_000;
export const TEXT_MAX_LENGTH = 100_000;
export const LIST_MAX_LENGTH = 10_000;

/** So many items may be changed or deleted by one call: it is one transaction, which others wait for. */
export const BULK_MAX_LENGTH = 500;

/** A name: a title, a category, a status, a skill, an e-mail address. */
export const nameSchema = z.string().max(NAME_MAX_LENGTH);
/** Any longer text. */
export const textSchema = z.string().max(TEXT_MAX_LENGTH);
/** A stored record's id: a UUID. Any other string that can be stored is an unknown id, not a validation failure. */
export const idSchema = z.string().max(NAME_MAX_LENGTH);
export const itemIdSchema = z.object({ id: idSchema });
/** What may stand in an address in place of an id. */
export const slugSchema = z.string().overwrite(completeSlug).max(NAME_MAX_LENGTH).refine(isSlug, SLUG_RULE);
/** By the slug of what visitors see. */
export const slugAddressSchema = z.object({ slug: nameSchema });
/** A moment: ISO 8601 in UTC with milliseconds. */
export const timestampSchema = z.iso.datetime({ precision: 3 });

/** For a caller that must not undo what was saved since it last read. */
export const expectedVersionSchema = z
  .int()
  .min(0)
  .optional()
  .describe(
    'The version last read. If a newer one is stored, the answer is 409. Omitted: the last write wins.',
  );

export const bulkIdsSchema = z.object({
  ids: z.array(idSchema).max(BULK_MAX_LENGTH).describe('Unknown ids are ignored.'),
});
/** How many of them there were. */
export const countSchema = z.object({ count: z.int() });

/** What DELETE answers. */
export const successSchema = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** A link that is printed into a page: '' when there is none. */
export const linkSchema = z.string().trim().max(TEXT_MAX_LENGTH).refine(isSafeLink, LINK_RULE);

/** A link to a page, most often on another site; a host alone is completed. */
export const webLinkSchema = z
  .string()
  .overwrite(completeLink)
  .max(TEXT_MAX_LENGTH)
  .refine(isSafeLink, WEB_LINK_RULE);

/** Classes of the icon font: safe characters only, so that they stay inside their attribute. '' when there is no icon. */
export const iconClassSchema = z
  .string()
  .max(200)
  .regex(/^[\w -]*$/, 'Must be class names of the icon font, such as "fa-brands fa-react"');
