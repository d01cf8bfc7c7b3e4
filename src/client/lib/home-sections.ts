import type { HOME_HEADINGS, HOME_TEXTS } from '#shared/language/english/home';
import type { HomeSectionName } from '#shared/sections/home';
import type { PageQueries } from './api/trpc';

type HomeSection = {
  /** The ID of its element. The strip has none. */
  id?: string;
  /** Its name in the navigation at the side, and the heading that replaces it. The others are not in it. */
  mark?: keyof typeof HOME_TEXTS;
  title?: keyof typeof HOME_HEADINGS;
  /** Fetches its data before the page renders. */
  prefetch?: (queries: PageQueries) => Promise<unknown>[];
};

/** The parts of the home page: the hero, and the sections that the owner arranges. */
export const homeSections = {
  welcome: {
    id: 'welcome',
    prefetch: ({ projects, views }) => [projects.count.prefetch(), views.total.prefetch()],
  },
  strip: { prefetch: ({ skills }) => [skills.list.prefetch()] },
  interests: { id: 'about' },
  skills: {
    id: 'skills',
    mark: 'skillsMark',
    title: 'skillsTitle',
    prefetch: ({ skills }) => [skills.list.prefetch()],
  },
  portfolio: {
    id: 'portfolio',
    mark: 'portfolioMark',
    title: 'portfolioTitle',
    prefetch: ({ projects }) => [projects.featured.prefetch()],
  },
  contact: { id: 'contact', mark: 'contactMark', title: 'contactTitle' },
} as const satisfies Record<'welcome' | HomeSectionName, HomeSection>;

/** The same list, for code that must not name a section. */
export const HOME_PARTS: Record<keyof typeof homeSections, HomeSection> = homeSections;
