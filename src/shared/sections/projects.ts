/**
 * The names of demos that the settings can contain, in their default order. The playground shows those that the
 * site has.
 */
export const DEMOS = ['life', 'contrast', 'easing', 'sorting'] as const;
export type DemoName = (typeof DEMOS)[number];

export const PROJECTS_TEXTS = {
  projectsTitle: 'Projects',
  projectsIntro: 'Everything I have built or am building, by category.',
  playgroundTitle: 'Playground',
  playgroundIntro: 'Small things to try out. Each one starts when you scroll to it.',
};
