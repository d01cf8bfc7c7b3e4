/** The sections of the home page below its welcome, in their default order. */
export const HOME_SECTIONS = ['strip', 'interests', 'skills', 'portfolio', 'contact'] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** The counters of the welcome. */
export const COUNTERS = ['views', 'projects', 'years'] as const;
export type CounterName = (typeof COUNTERS)[number];

/** What the home page says where its owner says nothing else. */
export const HOME_TEXTS = {
  interestsTitle: 'Interests',
  interestsIntro: 'The layers of the drawing, top to bottom.',
  skillsTitle: 'Skills',
  skillsIntro: 'Grouped by area.',
  portfolioTitle: 'Featured projects',
  portfolioIntro: '',
  contactTitle: 'Get in touch',
  contactIntro: 'Send a few lines about what you need and who will use it. All three fields are required.',
};
