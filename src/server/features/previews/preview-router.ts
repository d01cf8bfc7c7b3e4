import type { z } from 'zod';
import { ownerProcedure, publicProcedure, router, toSuccess } from '#server/core/procedures/procedures';
import { successSchema } from '#shared/contract/common';
import { previewedItemSchema, previewLinkSchema, previewTokenSchema } from '#shared/contract/preview';
import type { PreviewService } from './preview-service';

/**
 * Creates the procedures of previews, for the site's own pages. `previewSchema` is the union of the content
 * kinds' previews.
 */
export function createPreviewRouter<Preview extends object>(
  previews: PreviewService<Preview>,
  previewSchema: z.ZodType<Preview>,
) {
  return router({
    /** Opens a preview. The response is never cached, because access ends with the link. */
    open: publicProcedure
      .input(previewTokenSchema)
      .output(previewSchema)
      .query(({ input }) => previews.open(input.token)),

    link: ownerProcedure
      .input(previewedItemSchema)
      .output(previewLinkSchema.nullable())
      .query(({ input }) => previews.findLink(input)),

    createLink: ownerProcedure
      .input(previewedItemSchema)
      .output(previewLinkSchema)
      .mutation(({ input }) => previews.createLink(input)),

    revokeLink: ownerProcedure
      .input(previewedItemSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(previews.revokeLink(input))),
  });
}
