import { z } from 'zod';
import {
  countSchema,
  idSchema,
  LIST_MAX_LENGTH,
  NAME_MAX_LENGTH,
  successSchema,
  TEXT_MAX_LENGTH,
  timestampSchema,
} from './common';

/** Accepts what a browser's email field accepts, including `a@b`. */
export const emailSchema = z.email({ pattern: z.regexes.html5Email }).max(NAME_MAX_LENGTH);

export const newContactMessageSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(NAME_MAX_LENGTH),
  email: z.string().trim().pipe(emailSchema),
  message: z.string().trim().min(1, 'Message is required').max(TEXT_MAX_LENGTH),
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

/** Filter and order; omitted fields default to those of the inbox. */
export const contactListInputSchema = z.object({
  sortBy: z.enum(['createdAt', 'name', 'email']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  filter: z.enum(['all', 'unread', 'read']).default('all'),
});
export type ContactListInput = z.infer<typeof contactListInputSchema>;

export const CONTACT_PAGE_MAX_SIZE = 200;

export const contactPageInputSchema = contactListInputSchema.extend({
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(CONTACT_PAGE_MAX_SIZE).default(50),
});
export type ContactPageInput = z.infer<typeof contactPageInputSchema>;

export const contactIdListInputSchema = contactListInputSchema.pick({ filter: true });
export const contactIdListSchema = z
  .array(z.string())
  .describe('At most as many as a bulk call accepts, newest first.');

export const contactPageSchema = z.object({
  messages: z.array(contactMessageSchema),
  total: z.int().describe('Messages on all pages.'),
});
export type ContactPage = z.infer<typeof contactPageSchema>;

export const contactIdsSchema = z.object({
  ids: z.array(idSchema).max(LIST_MAX_LENGTH).describe('Unknown ids are ignored.'),
});

export const removedContactsSchema = successSchema.extend(countSchema.shape);
