/** How the home page shows the featured projects: as cards of one size, or the first of them large above the others. */
export const FEATURED_LAYOUTS = ['cards', 'lead'] as const;
export type FeaturedLayout = (typeof FEATURED_LAYOUTS)[number];
