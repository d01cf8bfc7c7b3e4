/** The demos of the playground, each a file of its name, in their default order. */
export const DEMOS = ['life', 'contrast', 'easing', 'sorting'] as const;
export type DemoName = (typeof DEMOS)[number];

/** What the page of the projects says where its owner says nothing else. */
export const PROJECTS_TEXTS = {
  projectsTitle: 'Projects',
  projectsIntro: 'Everything I have built or am building, by category. A lock marks a private project.',
  playgroundTitle: 'Playground',
  playgroundIntro: 'Small things to try out. Each one starts when you scroll to it.',
};
