import { z } from 'zod';
import type { FontService } from '#server/composition/font-service';
import type { OmittedTextService } from '#server/composition/omitted-texts';
import { type Examples, ownerOperation, router, toSuccess } from '#server/core/procedures/procedures';
import { successSchema } from '#shared/contract/common';
import { omittedTextsSchema } from '#shared/contract/omitted-texts';
import { uploadNameSchema } from '#shared/contract/upload';

export function createFontRouter(omittedTexts: OmittedTextService, fonts: FontService) {
  return router({
    omittedTexts: ownerOperation('GET', '/font/omitted-texts', 'List the texts that need another font', {
      description:
        'The generated resume and share pictures leave out texts with a character that no font has. Add a font with `POST /font`.',
      example: examples.omittedTexts,
    })
      .input(z.void())
      .output(omittedTextsSchema)
      .query(() => omittedTexts.list()),

    remove: ownerOperation('DELETE', '/font/{filename}', 'Remove a font from the settings', {
      description:
        'The generated resume and share pictures no longer use it. Removing a missing font succeeds.',
      example: examples.remove,
    })
      .input(uploadNameSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(fonts.remove(input.filename))),
  });
}

const examples = {
  omittedTexts: { answer: { texts: ['株式会社見本'], total: 1 } },
  remove: { answer: { success: true } },
} satisfies Examples;
