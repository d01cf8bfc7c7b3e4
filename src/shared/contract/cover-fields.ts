import { z } from 'zod';
import { MAX_TURN } from '#shared/covers/cover';
import { added, declare } from './fields';

/** The field that chooses the composition of an item's generated cover. */
export const coverTurn = added(
  declare(
    'number',
    z
      .int()
      .min(0)
      .max(MAX_TURN)
      .describe(
        'Chooses the composition of the generated cover. On creation, it defaults to the number of items of the same category.',
      ),
    { label: 'Generated cover', initial: 0 },
  ),
);

export const generatedCover = z
  .string()
  .exactOptional()
  .describe('The path of the drawing that the site shows in place of an image. Absent if there is an image.');
