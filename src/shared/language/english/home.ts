/** The headings and intros of the home page. */
export const HOME_HEADINGS = {
  interestsTitle: 'Interests',
  interestsIntro: 'The fields I work in.',
  skillsTitle: 'Skills',
  skillsIntro: 'Grouped by area.',
  portfolioTitle: 'Featured projects',
  portfolioIntro: '',
  contactTitle: 'Get in touch',
  contactIntro: 'Send a few lines about what you need and who will use it.',
} as const;

export const HOME_TEXTS = {
  ...HOME_HEADINGS,
  getInTouch: 'Get in touch',
  seeProjects: 'See projects',
  allProjects: 'All projects',
  viewsCounter: 'Portfolio views',
  projectsCounter: 'Projects',
  yearsCounter: 'Years of experience',
  countersError: 'Error',
  countersLoading: 'Loading...',
  skillsLoading: 'Loading...',
  homeNavigation: 'On this page',
  welcomeMark: 'Welcome',
  skillsMark: 'Skills',
  portfolioMark: 'Portfolio',
  contactMark: 'Contact',
  skillStrip: 'All skills',
  playSkills: 'Play the skill list',
  pauseSkills: 'Pause the skill list',
  coreSkills: 'Core skills',
  skillCategories: 'Skill categories',
} as const;
