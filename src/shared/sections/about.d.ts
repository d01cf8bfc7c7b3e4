/** The sections of the profile on the About page, in their default order. */
export declare const ABOUT_SECTIONS: readonly ['owner', 'profile', 'skills', 'quote'];
export type AboutSectionName = (typeof ABOUT_SECTIONS)[number];
export declare const ABOUT_TEXTS: {
    aboutTitle: string;
    profileTitle: string;
    futureTitle: string;
    currentTitle: string;
    topSkillsTitle: string;
};
