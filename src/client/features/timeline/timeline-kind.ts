import { defineRoute } from '#client/content/define-route';
import { definePreview, type PublicKind } from '#client/content/public-kind';
import { paths } from '#client/lib/paths';
import { elementName } from './element-name';

const file = 'screens/about-screen.tsx';

export const timelineKind: PublicKind<'timeline'> = {
  pages: [
    defineRoute({
      pattern: paths.about,
      file,
      load: async () => (await import('#client/screens/about-screen')).AboutScreen,
      prefetch: queries => [
        queries.timeline.list.prefetch(),
        queries.projects.topSkills.prefetch(),
        queries.projects.count.prefetch(),
      ],
    }),
  ],
  preview: definePreview({
    file,
    load: async () => (await import('#client/screens/about-screen')).AboutPreview,
    title: element => elementName(element),
    isWide: true,
  }),
  searchLabel: 'none',
};
