/** What the profile on the About page is made of, in its default order. */
export const ABOUT_SECTIONS = ['owner', 'profile', 'skills', 'quote'] as const;
export type AboutSectionName = (typeof ABOUT_SECTIONS)[number];

/** What the About page says where its owner says nothing else. */
export const ABOUT_TEXTS = {
  aboutTitle: 'About',
  profileTitle: 'My Developer Profile',
  futureTitle: 'Future Plans',
  currentTitle: 'Current',
  topSkillsTitle: 'Top skills by project',
};
