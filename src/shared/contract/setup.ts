import { z } from 'zod';
import { timestampSchema } from './common';

/** The steps of the setup in order. The stored value is the index of the next one. */
export const SETUP_STEPS = ['start', 'you', 'account', 'look', 'ready'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

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
    hasOwnProject: z.boolean(),
    hasPortrait: z.boolean(),
    hasPublicUrl: z.boolean().describe('Whether PUBLIC_URL is set.'),
    hasMailServer: z.boolean().describe('Whether SMTP_URL is set.'),
    hasOwnSignIn: z.boolean().describe('Whether the email or password was changed since the first start.'),
    lastBackupAt: timestampSchema.nullable().describe('The date of the last successful backup.'),
    step: stepSchema,
    isChecklistHidden: z.boolean(),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof setupSchema>;

/** Omitted fields keep their values. */
export const setupUpdateSchema = setupSchema
  .pick({ step: true, isChecklistHidden: true })
  .partial()
  .meta({ id: 'SetupUpdate' });
export type SetupUpdate = z.infer<typeof setupUpdateSchema>;
