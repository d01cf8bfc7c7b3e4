import { z } from 'zod';
import { timestampSchema } from '#shared/contract/common';

const NAME = String.raw`(?:[A-Za-z0-9-]+\.)*[A-Za-z][A-Za-z0-9-]*`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const PORT = String.raw`(?:[1-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])`;
const HOST = `(?:${NAME}|(?:${OCTET}\\.){3}${OCTET})(?::${PORT})?`;
/** The address of a copy has a path of names that hosts and browsers leave as they are. */
const COPY_ADDRESS = new RegExp(String.raw`^(?:https?://${HOST}(?:/[\w~-][\w.~-]*)*/?)?$`, 'u');
const FORM_ADDRESS = new RegExp(`^(?:https://${HOST}(?:/[!-~]*)?)?$`, 'u');

export const copyRequestSchema = z.object({
  address: z
    .string()
    .trim()
    .max(2_000)
    .regex(COPY_ADDRESS, 'Must be a web address such as https://example.com or https://example.com/work')
    .default('')
    .describe('The address at which the copy will be served, also below a path. Empty for `PUBLIC_URL`.'),
  contact: z
    .string()
    .trim()
    .max(2_000)
    .regex(FORM_ADDRESS, 'Must be an https address')
    .default('')
    .describe('The form service that receives messages. If empty, the copy shows your mail link.'),
});
export type CopyRequest = z.infer<typeof copyRequestSchema>;

export const copyProgressSchema = z.object({
  step: z.enum(['pages', 'files', 'zip']),
  done: z.int(),
  known: z.int().describe('The number of pages or files known so far. It grows while pages are read.'),
  secondsLeft: z.int().nullable().describe('Null at the start of a step.'),
});
export type CopyProgress = z.infer<typeof copyProgressSchema>;

const copyFactsSchema = z.object({
  pages: z.int(),
  deadLinks: z.array(z.object({ address: z.string(), page: z.string() })),
  missingVariants: z.int().describe('The number of smaller forms of pictures that do not exist yet.'),
});
export type CopyFacts = z.infer<typeof copyFactsSchema>;

export const readyCopySchema = z.object({
  finishedAt: timestampSchema,
  bytes: z.int(),
  address: z.string().describe('The address for which the copy was created. Empty for `PUBLIC_URL`.'),
  ...copyFactsSchema.shape,
});
export type ReadyCopy = z.infer<typeof readyCopySchema>;

/** A message of the process that creates a copy. */
export const copyReportSchema = z.union([
  z.object({ progress: copyProgressSchema }),
  z.object({ created: copyFactsSchema }),
]);
export type CopyReport = z.infer<typeof copyReportSchema>;

export const copyStatusSchema = z
  .object({
    isAvailable: z.boolean().describe('False in development, where the site is not built.'),
    isRunning: z.boolean(),
    request: z
      .object({ address: z.string(), contact: z.string() })
      .nullable()
      .describe('What the last copy was created with.'),
    progress: copyProgressSchema.nullable().describe('Null until the first page is read.'),
    ready: readyCopySchema.nullable().describe('The copy that can be downloaded.'),
    failure: z.string().nullable().describe('Why the last copy could not be created.'),
  })
  .meta({ id: 'StaticCopyStatus' });
export type CopyStatus = z.infer<typeof copyStatusSchema>;
