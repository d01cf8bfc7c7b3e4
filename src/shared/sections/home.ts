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

export const COUNTER_LABELS: Record<CounterName, string> = {
  views: 'Portfolio views',
  projects: 'Projects',
  years: 'Years of experience',
};

export const HOME_TEXTS = {
  interestsTitle: 'Interests',
  interestsIntro: 'The fields I work in.',
  skillsTitle: 'Skills',
  skillsIntro: 'Grouped by area.',
  portfolioTitle: 'Featured projects',
  portfolioIntro: '',
  contactTitle: 'Get in touch',
  contactIntro: 'Send a few lines about what you need and who will use it.',
};
