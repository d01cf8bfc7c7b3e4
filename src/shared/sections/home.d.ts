/** The sections of the home page below the hero, in their default order. */
export declare const HOME_SECTIONS: readonly ['strip', 'interests', 'skills', 'portfolio', 'contact'];
export type HomeSectionName = (typeof HOME_SECTIONS)[number];
/** The names of the sections, wherever the site or its owner speaks of them. */
export declare const HOME_SECTION_LABELS: {
    readonly strip: 'Skill strip';
    readonly interests: 'Interests';
    readonly skills: 'Skills';
    readonly portfolio: 'Portfolio';
    readonly contact: 'Contact';
};
export declare const COUNTERS: readonly ['views', 'projects', 'years'];
export type CounterName = (typeof COUNTERS)[number];
export declare const COUNTER_LABELS: Record<CounterName, string>;
export declare const HOME_TEXTS: {
    interestsTitle: string;
    interestsIntro: string;
    skillsTitle: string;
    skillsIntro: string;
    portfolioTitle: string;
    portfolioIntro: string;
    contactTitle: string;
    contactIntro: string;
};
