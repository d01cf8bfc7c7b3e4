import { z } from 'zod';
import { projectSchema } from './project';

const html = z.string().describe('HTML, made of the text on the server; it can be shown as it is.');

/** A project as its page shows it: with its texts as HTML. */
export const projectPageSchema = projectSchema
  .omit({ details: true, learned: true, draft: true, publishAt: true })
  .extend({ html: z.object({ description: html, details: html, learned: html }) });
export type ProjectPage = z.infer<typeof projectPageSchema>;
/** A project without its long texts. */
export type ProjectFacts = Omit<ProjectPage, 'html'>;
