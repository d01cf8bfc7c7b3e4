import { z } from 'zod';
import { textSchema } from './common';

export const markdownTextSchema = z.object({ text: textSchema });
export const renderedMarkdownSchema = z.object({
  html: z.string(),
  plain: z.string().describe('The text without Markdown, on one line.'),
});
