import { z } from 'zod';
/** The custom headings and intros of public pages. */
declare const pageTextsSchema: z.ZodObject<{
    aboutTitle: z.ZodExactOptional<z.ZodString>;
    contactIntro: z.ZodExactOptional<z.ZodString>;
    contactTitle: z.ZodExactOptional<z.ZodString>;
    currentTitle: z.ZodExactOptional<z.ZodString>;
    futureTitle: z.ZodExactOptional<z.ZodString>;
    interestsIntro: z.ZodExactOptional<z.ZodString>;
    interestsTitle: z.ZodExactOptional<z.ZodString>;
    notesIntro: z.ZodExactOptional<z.ZodString>;
    notesTitle: z.ZodExactOptional<z.ZodString>;
    playgroundIntro: z.ZodExactOptional<z.ZodString>;
    playgroundTitle: z.ZodExactOptional<z.ZodString>;
    portfolioIntro: z.ZodExactOptional<z.ZodString>;
    portfolioTitle: z.ZodExactOptional<z.ZodString>;
    profileTitle: z.ZodExactOptional<z.ZodString>;
    projectsIntro: z.ZodExactOptional<z.ZodString>;
    projectsTitle: z.ZodExactOptional<z.ZodString>;
    skillsIntro: z.ZodExactOptional<z.ZodString>;
    skillsTitle: z.ZodExactOptional<z.ZodString>;
    topSkillsTitle: z.ZodExactOptional<z.ZodString>;
}, z.core.$strip>;
export type PageTexts = z.infer<typeof pageTextsSchema>;
export type PageTextName = keyof PageTexts;
/** The order, visibility and headings of sections on public pages, as part of the settings. */
export declare const sectionsFields: {
    homeSections: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                contact: "contact";
                interests: "interests";
                portfolio: "portfolio";
                skills: "skills";
                strip: "strip";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                contact: "contact";
                interests: "interests";
                portfolio: "portfolio";
                skills: "skills";
                strip: "strip";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        initial: {
            name: "contact" | "interests" | "portfolio" | "skills" | "strip";
            hidden: boolean;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                contact: "contact";
                interests: "interests";
                portfolio: "portfolio";
                skills: "skills";
                strip: "strip";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    counters: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                projects: "projects";
                views: "views";
                years: "years";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                projects: "projects";
                views: "views";
                years: "years";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        initial: {
            name: "projects" | "views" | "years";
            hidden: boolean;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                projects: "projects";
                views: "views";
                years: "years";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    aboutSections: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                owner: "owner";
                profile: "profile";
                quote: "quote";
                skills: "skills";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                owner: "owner";
                profile: "profile";
                quote: "quote";
                skills: "skills";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        initial: {
            name: "owner" | "profile" | "quote" | "skills";
            hidden: boolean;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                owner: "owner";
                profile: "profile";
                quote: "quote";
                skills: "skills";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    navigation: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                about: "about";
                home: "home";
                notes: "notes";
                projects: "projects";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                about: "about";
                home: "home";
                notes: "notes";
                projects: "projects";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        initial: {
            name: "about" | "home" | "notes" | "projects";
            hidden: boolean;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                about: "about";
                home: "home";
                notes: "notes";
                projects: "projects";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    playground: import("./fields").Field<z.ZodBoolean, z.ZodBoolean, z.ZodBoolean>;
    demos: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                contrast: "contrast";
                easing: "easing";
                life: "life";
                sorting: "sorting";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                contrast: "contrast";
                easing: "easing";
                life: "life";
                sorting: "sorting";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        initial: {
            name: "contrast" | "easing" | "life" | "sorting";
            hidden: boolean;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                contrast: "contrast";
                easing: "easing";
                life: "life";
                sorting: "sorting";
            }>;
            hidden: z.ZodBoolean;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    texts: import("./fields").Field<z.ZodObject<{
        aboutTitle: z.ZodExactOptional<z.ZodString>;
        contactIntro: z.ZodExactOptional<z.ZodString>;
        contactTitle: z.ZodExactOptional<z.ZodString>;
        currentTitle: z.ZodExactOptional<z.ZodString>;
        futureTitle: z.ZodExactOptional<z.ZodString>;
        interestsIntro: z.ZodExactOptional<z.ZodString>;
        interestsTitle: z.ZodExactOptional<z.ZodString>;
        notesIntro: z.ZodExactOptional<z.ZodString>;
        notesTitle: z.ZodExactOptional<z.ZodString>;
        playgroundIntro: z.ZodExactOptional<z.ZodString>;
        playgroundTitle: z.ZodExactOptional<z.ZodString>;
        portfolioIntro: z.ZodExactOptional<z.ZodString>;
        portfolioTitle: z.ZodExactOptional<z.ZodString>;
        profileTitle: z.ZodExactOptional<z.ZodString>;
        projectsIntro: z.ZodExactOptional<z.ZodString>;
        projectsTitle: z.ZodExactOptional<z.ZodString>;
        skillsIntro: z.ZodExactOptional<z.ZodString>;
        skillsTitle: z.ZodExactOptional<z.ZodString>;
        topSkillsTitle: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        aboutTitle: z.ZodExactOptional<z.ZodString>;
        contactIntro: z.ZodExactOptional<z.ZodString>;
        contactTitle: z.ZodExactOptional<z.ZodString>;
        currentTitle: z.ZodExactOptional<z.ZodString>;
        futureTitle: z.ZodExactOptional<z.ZodString>;
        interestsIntro: z.ZodExactOptional<z.ZodString>;
        interestsTitle: z.ZodExactOptional<z.ZodString>;
        notesIntro: z.ZodExactOptional<z.ZodString>;
        notesTitle: z.ZodExactOptional<z.ZodString>;
        playgroundIntro: z.ZodExactOptional<z.ZodString>;
        playgroundTitle: z.ZodExactOptional<z.ZodString>;
        portfolioIntro: z.ZodExactOptional<z.ZodString>;
        portfolioTitle: z.ZodExactOptional<z.ZodString>;
        profileTitle: z.ZodExactOptional<z.ZodString>;
        projectsIntro: z.ZodExactOptional<z.ZodString>;
        projectsTitle: z.ZodExactOptional<z.ZodString>;
        skillsIntro: z.ZodExactOptional<z.ZodString>;
        skillsTitle: z.ZodExactOptional<z.ZodString>;
        topSkillsTitle: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        aboutTitle: z.ZodExactOptional<z.ZodString>;
        contactIntro: z.ZodExactOptional<z.ZodString>;
        contactTitle: z.ZodExactOptional<z.ZodString>;
        currentTitle: z.ZodExactOptional<z.ZodString>;
        futureTitle: z.ZodExactOptional<z.ZodString>;
        interestsIntro: z.ZodExactOptional<z.ZodString>;
        interestsTitle: z.ZodExactOptional<z.ZodString>;
        notesIntro: z.ZodExactOptional<z.ZodString>;
        notesTitle: z.ZodExactOptional<z.ZodString>;
        playgroundIntro: z.ZodExactOptional<z.ZodString>;
        playgroundTitle: z.ZodExactOptional<z.ZodString>;
        portfolioIntro: z.ZodExactOptional<z.ZodString>;
        portfolioTitle: z.ZodExactOptional<z.ZodString>;
        profileTitle: z.ZodExactOptional<z.ZodString>;
        projectsIntro: z.ZodExactOptional<z.ZodString>;
        projectsTitle: z.ZodExactOptional<z.ZodString>;
        skillsIntro: z.ZodExactOptional<z.ZodString>;
        skillsTitle: z.ZodExactOptional<z.ZodString>;
        topSkillsTitle: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strip>>;
};
export {};
