import { z } from 'zod';
import { momentSchema, NAME_MAX_LENGTH, TEXT_MAX_LENGTH } from './common';

/** What a browser's e-mail field accepts, `a@b` included. */
export const emailSchema = z.email({ pattern: z.regexes.html5Email }).max(NAME_MAX_LENGTH);

export const newContactMessageSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(NAME_MAX_LENGTH),
  email: z.string().trim().pipe(emailSchema),
  message: z.string().trim().min(1, 'Message is required').max(TEXT_MAX_LENGTH),
  website: z
    .string()
    .max(TEXT_MAX_LENGTH)
    .optional()
    .describe('Leave empty: a field that only robots fill in.'),
});
export type NewContactMessage = z.infer<typeof newContactMessageSchema>;

export const contactMessageSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: momentSchema,
    read: z.boolean(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessageSchema>;
