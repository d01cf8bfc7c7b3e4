import { defineRoute } from '#client/content/define-route';
import { definePreview, type PublicKind } from '#client/content/public-kind';
import { paths } from '#client/lib/paths';

const file = 'features/posts/page-screen.tsx';

export const pageKind: PublicKind<'page'> = {
  pages: [
    defineRoute({
      pattern: paths.pagePattern,
      file,
      load: async () => (await import('./page-screen')).PageScreen,
      prefetch: (queries, { params: { id = '' } }) => [queries.pages.view.prefetch({ slug: id })],
    }),
  ],
  preview: definePreview({
    file,
    load: async () => (await import('./page-screen')).PagePreview,
    title: ({ metaTitle }) => metaTitle,
  }),
  searchHeading: 'Pages',
};
