import { toMarkdownHtml, toMarkdownText } from '#server/core/markdown/markdown-pool';
import { ownerProcedure, router } from '#server/core/procedures/procedures';
import { markdownTextSchema, renderedMarkdownSchema } from '#shared/contract/markdown';

/**
 * Renders previews for the owner's editors. The procedure is a mutation because the text may be long. It
 * changes nothing.
 */
export function createMarkdownRouter() {
  return router({
    render: ownerProcedure
      .input(markdownTextSchema)
      .output(renderedMarkdownSchema)
      .mutation(async ({ input }) => ({
        html: await toMarkdownHtml(input.text, { idPrefix: 'preview' }),
        plain: await toMarkdownText(input.text),
      })),
  });
}
