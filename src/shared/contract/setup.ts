import { z } from 'zod';
import { timestampSchema } from './common';

/** The steps of the setup in order. The stored value is the index of the next one. */
export const SETUP_STEPS = ['start', 'you', 'account', 'look', 'ready'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The tasks of the checklist that can be left out: they need access to the server, or are a matter of taste. */
export const POSTPONABLE_TASKS = ['publicUrl', 'mail', 'counters'] as const;
export type PostponableTask = (typeof POSTPONABLE_TASKS)[number];

const stepSchema = z
  .int()
  .min(0)
  .max(SETUP_STEPS.length - 1)
  .nullable()
  .describe('The next step of the setup. Null if it was finished or skipped.');

const contentSchema = z.object({
  settings: z.array(z.string()).describe('The names of site settings.'),
  projects: z.int(),
  skills: z.int(),
  timeline: z.int(),
  notes: z.int(),
});

export const setupSchema = z
  .object({
    sample: contentSchema.describe('Sample content that was never changed.'),
    own: contentSchema.describe('Content that the owner has added or changed.'),
    hasPublicUrl: z.boolean().describe('Whether PUBLIC_URL is set.'),
    hasMailServer: z.boolean().describe('Whether SMTP_URL is set.'),
    hasOwnEmail: z.boolean().describe('Whether the owner signs in with an email address of their own.'),
    hasOwnPassword: z.boolean().describe('False while the password is the one that the site generated.'),
    lastBackupAt: timestampSchema.nullable().describe('The date of the last successful backup.'),
    step: stepSchema,
    isChecklistHidden: z.boolean(),
    postponed: z
      .array(z.enum(POSTPONABLE_TASKS))
      .max(POSTPONABLE_TASKS.length)
      .describe('Tasks that the checklist leaves out.'),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof setupSchema>;

/** Omitted fields keep their values. */
export const setupUpdateSchema = setupSchema
  .pick({ step: true, isChecklistHidden: true, postponed: true })
  .partial();
export type SetupUpdate = z.infer<typeof setupUpdateSchema>;
