/** The headings of the About page. */
export const ABOUT_HEADINGS = {
  aboutTitle: 'About',
  profileTitle: 'My Developer Profile',
  futureTitle: 'Future Plans',
  currentTitle: 'Current',
  topSkillsTitle: 'Top skills by project',
} as const;

/** The names of timeline elements. */
export const TIMELINE_TEXTS = {
  ...ABOUT_HEADINGS,
  eventOf: 'Event of {year}',
  profileMark: 'Profile',
  currentMark: 'Current',
  futureMark: 'Future',
} as const;
