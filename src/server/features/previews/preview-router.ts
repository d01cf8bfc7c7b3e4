import type { z } from 'zod';
import { ownerProcedure, publicProcedure, router, success } from '#server/core/procedures/procedures';
import { successSchema } from '#shared/contract/common';
import { previewedItemSchema, previewLinkSchema, previewTokenSchema } from '#shared/contract/preview';
import type { PreviewService } from './preview-service';

/** Used by the site's own pages. `previewSchema`: the union of the content kinds' previews. */
export function createPreviewRouter<Preview extends object>(
  previews: PreviewService<Preview>,
  previewSchema: z.ZodType<Preview>,
) {
  return router({
    /** Never cached: access ends with the link. */
    open: publicProcedure
      .input(previewTokenSchema)
      .output(previewSchema)
      .query(({ input }) => previews.open(input.token)),

    link: ownerProcedure
      .input(previewedItemSchema)
      .output(previewLinkSchema.nullable())
      .query(({ input }) => previews.getLink(input)),

    createLink: ownerProcedure
      .input(previewedItemSchema)
      .output(previewLinkSchema)
      .mutation(({ input }) => previews.createLink(input)),

    revokeLink: ownerProcedure
      .input(previewedItemSchema)
      .output(successSchema)
      .mutation(({ input }) => success(previews.revokeLink(input))),
  });
}
