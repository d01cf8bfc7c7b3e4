/**
 * The names of demos that the settings can contain, in their default order. The playground shows those that the
 * site has.
 */
export const DEMOS = ['life', 'contrast', 'easing', 'sorting'] as const;
export type DemoName = (typeof DEMOS)[number];
