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
