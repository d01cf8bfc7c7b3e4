/** The headings and intros of the projects page. */
export const PROJECTS_HEADINGS = {
  projectsTitle: 'Projects',
  projectsIntro: 'Everything I have built or am building, by category.',
  playgroundTitle: 'Playground',
  playgroundIntro: 'Small things to try out. Each one starts when you scroll to it.',
} as const;

/** The words of the projects page. */
export const ARCHIVE_TEXTS = {
  ...PROJECTS_HEADINGS,
  projectsPage: 'Projects',
  projectsDescription: 'The projects of {name}, by category.',
  projectsLoading: 'Loading...',
  projectsFailed: "Couldn't load projects.",
  searchProjects: 'Search projects',
  searchPlaceholder: 'Title, skill or word',
  searchButton: 'Search',
  categoryFilter: 'Category',
  statusFilter: 'Status',
  skillFilter: 'Skill',
  clearFilter: 'Clear all',
  searchWholeSite: 'Search the whole site',
  projectCount_one: '{count} project',
  projectCount_other: '{count} projects',
  projectsFound_one: '{found} of {count} project',
  projectsFound_other: '{found} of {count} projects',
  noMatch: 'No projects match.',
  moreProjects: 'More projects',
  lockHint: 'A lock marks a private project.',
} as const;

/** The words of a project, in lists and on its page. */
export const PROJECT_TEXTS = {
  featuredLoading: 'Loading...',
  featuredFailed: 'Error loading projects.',
  statusCompleted: 'Completed',
  statusWip: 'In Progress',
  statusPlanned: 'Planned',
  statusPlanning: 'Planning',
  publicTip: 'Public Project',
  privateTip: 'Private Project',
  viewCode: 'View code',
  noCode: 'Private Repo',
  noCodeReason: 'This project does not have a public repository.',
  liveDemo: 'Live demo',
  noDemo: 'No Live Demo',
  noDemoReason: 'This project does not have a live demo.',
} as const;

/** The words of the page of a project. */
export const PROJECT_PAGE_TEXTS = {
  backToHome: 'Back to Home',
  backToProjects: 'Back to Projects',
  keyFigures: 'Key figures',
  timelineFact: 'Timeline',
  statusFact: 'Status',
  categoryFact: 'Category',
  visibilityFact: 'Visibility',
  public: 'Public',
  private: 'Private',
  projectTabs: 'About this project',
  storyNavigation: 'On this page',
  details: 'Details',
  projectSkills: 'Skills',
  learned: 'Learned',
  media: 'Media',
  noMedia: 'No media available for this project.',
  notesAboutProject: 'Notes about this project',
  neighbors: 'More projects',
  previousProject: 'Previous project',
  nextProject: 'Next project',
  relatedProjects: 'Related projects',
  sharedSkills: 'Also with {skills}',
  invitation: 'Ask about this project, or tell me about yours.',
  contactButton: 'Contact',
} as const;
