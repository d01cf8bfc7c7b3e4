import { z } from 'zod';

export const omittedTextsSchema = z.object({
  texts: z.array(z.string()).describe('The first of them.'),
  total: z.int(),
});
export type OmittedTexts = z.infer<typeof omittedTextsSchema>;
