/** The demos in the playground, in their default order. Each has a file of its name. */
export const DEMOS = ['life', 'contrast', 'easing', 'sorting'] as const;
export type DemoName = (typeof DEMOS)[number];

export const PROJECTS_TEXTS = {
  projectsTitle: 'Projects',
  projectsIntro: 'Everything I have built or am building, by category. A lock marks a private project.',
  playgroundTitle: 'Playground',
  playgroundIntro: 'Small things to try out. Each one starts when you scroll to it.',
};
