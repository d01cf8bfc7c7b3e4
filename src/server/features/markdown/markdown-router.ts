import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { ownerProcedure, router } from '#server/core/procedures/procedures';
import { markdownHtmlSchema, markdownTextSchema } from '#shared/contract/markdown';

/** Renders previews for the owner's editors. A mutation because of the length of the text; it changes nothing. */
export function createMarkdownRouter() {
  return router({
    render: ownerProcedure
      .input(markdownTextSchema)
      .output(markdownHtmlSchema)
      .mutation(async ({ input }) => ({ html: renderMarkdown(input.text, { idPrefix: 'preview' }) })),
  });
}
