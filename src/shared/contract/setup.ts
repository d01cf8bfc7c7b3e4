import { z } from 'zod';
import { timestampSchema } from './common';

/** The steps of the first set-up, in their order; what is stored is the number of the next one. */
export const SETUP_STEPS = ['you', 'links', 'interests', 'look', 'start'] as const;

const stepSchema = z
  .int()
  .min(0)
  .max(SETUP_STEPS.length - 1)
  .nullable()
  .describe('The step of the first set-up that comes next. Null: it was finished or skipped.');

/** What a new site still lacks, for its owner. */
export const setupSchema = z
  .object({
    sample: z
      .object({
        settings: z.array(z.string()).describe('The names of the site settings.'),
        projects: z.int(),
        skills: z.int(),
        timeline: z.int(),
        notes: z.int(),
      })
      .describe("What is still the sample's as it was delivered."),
    hasOwnProject: z.boolean(),
    hasPortrait: z.boolean(),
    hasPublicUrl: z.boolean().describe('Whether PUBLIC_URL is set.'),
    hasMailServer: z.boolean().describe('Whether SMTP_URL is set.'),
    hasOwnSignIn: z.boolean().describe('Whether e-mail or password were changed since the first start.'),
    lastBackupAt: timestampSchema.nullable().describe('When the last good backup was made.'),
    step: stepSchema,
    isChecklistHidden: z.boolean(),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof setupSchema>;

/** What is left out keeps its value. */
export const setupUpdateSchema = setupSchema
  .pick({ step: true, isChecklistHidden: true })
  .partial()
  .meta({ id: 'SetupUpdate' });
export type SetupUpdate = z.infer<typeof setupUpdateSchema>;
