/** The sections of the home page below the hero, in their default order. */
export const HOME_SECTIONS = ['strip', 'interests', 'skills', 'portfolio', 'contact'] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

export const COUNTERS = ['views', 'projects', 'years'] as const;
export type CounterName = (typeof COUNTERS)[number];

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
