import type { z } from 'zod';
import { ownerProcedure, publicProcedure, router, success } from '#server/core/procedures/procedures';
import { successSchema } from '#shared/contract/common';
import { previewedItemSchema, previewLinkSchema, previewTokenSchema } from '#shared/contract/preview';
import type { PreviewService } from './preview-service';

/** For the site's own pages alone. `previewSchema`: what the kinds of content answer. */
export function createPreviewRouter<Preview extends object>(
  previews: PreviewService<Preview>,
  previewSchema: z.ZodType<Preview>,
) {
  return router({
    /** Never cached: it is another's to see only while the link lives. */
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
