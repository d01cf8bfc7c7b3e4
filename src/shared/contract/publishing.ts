import { z } from 'zod';
import { timestampSchema } from './common';

/** What its owner says of whether visitors see an item. */
export const publishingInput = {
  draft: z
    .boolean()
    .describe('A draft is seen by its owner alone, whatever publishAt says. Default: it is published.'),
  publishAt: timestampSchema
    .nullable()
    .describe('When visitors see it first, unless it is a draft. Null, or in the past: they see it now.'),
};

/** As it is answered: to the owner alone, and only where there is something to tell. */
export const publishingOutput = {
  draft: z.boolean().exactOptional().describe('For the owner alone: true for what visitors do not see.'),
  publishAt: timestampSchema
    .nullable()
    .exactOptional()
    .describe('For the owner alone: the moment that was planned for visitors to see it first.'),
};
