import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';
import {
  countSchema,
  idSchema,
  LENGTH_FIRST,
  LIST_MAX_LENGTH,
  NAME_MAX_LENGTH,
  requiredText,
  successSchema,
  TEXT_MAX_LENGTH,
  timestampSchema,
} from './common';

/** Accepts what a browser's email field accepts, including `a@b`. */
export const emailSchema = z
  .string()
  .trim()
  .max(NAME_MAX_LENGTH, LENGTH_FIRST)
  .regex(z.regexes.html5Email, 'Invalid email address');

export const newContactMessageSchema = z.object({
  name: requiredText(NAME_MAX_LENGTH, 'Name is required'),
  email: emailSchema,
  message: requiredText(TEXT_MAX_LENGTH, 'Message is required'),
  website: z.string().max(TEXT_MAX_LENGTH).optional().describe('Leave empty: only bots fill it in.'),
});
export type NewContactMessage = z.infer<typeof newContactMessageSchema>;

export const contactMessageSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: timestampSchema,
    read: z.boolean(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The filter, search and order. Omitted fields default to those of the inbox. */
export const contactListInputSchema = z.object({
  sortBy: z.enum(['createdAt', 'name', 'email']).default('createdAt').describe('The field to sort by.'),
  sortOrder: z.enum(['asc', 'desc']).default('desc').describe('`asc` for A to Z or oldest first.'),
  filter: z
    .enum(['all', 'unread', 'read'])
    .default('all')
    .describe('Limits the list to unread or read messages.'),
  q: z
    .string()
    .max(SEARCH_MAX_LENGTH, `Must be at most ${SEARCH_MAX_LENGTH} characters`)
    .describe(
      'Limits the list to messages that contain each of these words in the name, email address or text. Case and accents are ignored.',
    )
    .optional(),
});
export type ContactListInput = z.infer<typeof contactListInputSchema>;

const CONTACT_PAGE_MAX_SIZE = 200;

export const contactPageInputSchema = contactListInputSchema.extend({
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(CONTACT_PAGE_MAX_SIZE).default(50),
});
export type ContactPageInput = z.infer<typeof contactPageInputSchema>;

export const contactIdListInputSchema = contactListInputSchema.pick({ filter: true, q: true });
export type ContactIdListInput = z.infer<typeof contactIdListInputSchema>;
export const contactIdListSchema = z
  .array(z.string())
  .describe('The IDs of the newest messages, up to the limit of a bulk call.');

/** A page of the inbox has this much of each message, which is more than its rows show. */
export const CONTACT_EXCERPT_LENGTH = 300;

export const contactPageSchema = z.object({
  messages: z
    .array(contactMessageSchema)
    .describe(`The messages, each with the first ${CONTACT_EXCERPT_LENGTH} characters of its text.`),
  total: z.int().describe('The number of messages on all pages.'),
});
export type ContactPage = z.infer<typeof contactPageSchema>;

export const contactIdsSchema = z.object({
  ids: z.array(idSchema).max(LIST_MAX_LENGTH).describe('Unknown IDs are ignored.'),
});

export const removedContactsSchema = successSchema.extend(countSchema.shape);
