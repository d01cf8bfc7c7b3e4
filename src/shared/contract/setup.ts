import { z } from 'zod';
import { timestampSchema } from './common';

/** The steps of the setup in order; the stored value is the index of the next one. */
export const SETUP_STEPS = ['you', 'links', 'interests', 'style', 'start'] as const;

const stepSchema = z
  .int()
  .min(0)
  .max(SETUP_STEPS.length - 1)
  .nullable()
  .describe('The next step of the setup. Null if it was finished or skipped.');

export const setupSchema = z
  .object({
    sample: z
      .object({
        settings: z
          .array(z.string())
          .describe('The names of the site settings that still have their sample values.'),
        projects: z.int(),
        skills: z.int(),
        timeline: z.int(),
        notes: z.int(),
      })
      .describe('Sample content that was never changed.'),
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
