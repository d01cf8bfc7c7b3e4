/** The sections of the home page below the hero, in their default order. */
export const HOME_SECTIONS = ['strip', 'interests', 'skills', 'portfolio', 'contact'] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** The names of the sections, wherever the site or its owner speaks of them. */
export const HOME_SECTION_LABELS = {
  strip: 'Skill strip',
  interests: 'Interests',
  skills: 'Skills',
  portfolio: 'Portfolio',
  contact: 'Contact',
} as const satisfies Record<HomeSectionName, string>;

export const COUNTERS = ['views', 'projects', 'years'] as const;
export type CounterName = (typeof COUNTERS)[number];
