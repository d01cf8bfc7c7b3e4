import { z } from 'zod';
import { textSchema } from './common';

export const markdownTextSchema = z.object({ text: textSchema });
export const markdownHtmlSchema = z.object({ html: z.string() });
