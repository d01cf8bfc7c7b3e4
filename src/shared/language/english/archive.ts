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
