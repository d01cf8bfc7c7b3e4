/**
 * The names of demos that the settings can contain, in their default order. The playground shows those that the
 * site has.
 */
export declare const DEMOS: readonly ['life', 'contrast', 'easing', 'sorting'];
export type DemoName = (typeof DEMOS)[number];
export declare const PROJECTS_TEXTS: {
    projectsTitle: string;
    projectsIntro: string;
    playgroundTitle: string;
    playgroundIntro: string;
};
