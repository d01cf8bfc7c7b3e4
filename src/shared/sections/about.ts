/** The sections of the profile on the About page, in their default order. */
export const ABOUT_SECTIONS = ['owner', 'profile', 'skills', 'quote'] as const;
export type AboutSectionName = (typeof ABOUT_SECTIONS)[number];
