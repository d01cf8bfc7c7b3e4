/** The default headings and intros of public pages, all of which the owner can change. */
export declare const PAGE_TEXTS: {
    interestsTitle: string;
    interestsIntro: string;
    skillsTitle: string;
    skillsIntro: string;
    portfolioTitle: string;
    portfolioIntro: string;
    contactTitle: string;
    contactIntro: string;
    aboutTitle: string;
    profileTitle: string;
    futureTitle: string;
    currentTitle: string;
    topSkillsTitle: string;
    notesTitle: string;
    notesIntro: string;
    projectsTitle: string;
    projectsIntro: string;
    playgroundTitle: string;
    playgroundIntro: string;
};
