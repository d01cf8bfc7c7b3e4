import { z } from 'zod';
import type { OmittedTextService } from '#server/composition/omitted-texts';
import { type Examples, ownerOperation, router } from '#server/core/procedures/procedures';
import { omittedTextsSchema } from '#shared/contract/omitted-texts';

export function createFontRouter(omittedTexts: OmittedTextService) {
  return router({
    omittedTexts: ownerOperation('GET', '/font/omitted-texts', 'List the texts that need another font', {
      description:
        'The generated resume and share pictures leave out texts with a character that no font has. Add a font to `fonts` with `PUT /site`.',
      example: examples.omittedTexts,
    })
      .input(z.void())
      .output(omittedTextsSchema)
      .query(() => omittedTexts.list()),
  });
}

const examples = {
  omittedTexts: { answer: { texts: ['株式会社見本'], total: 1 } },
} satisfies Examples;
