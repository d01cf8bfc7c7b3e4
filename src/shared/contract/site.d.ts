import { z } from 'zod';
declare const siteLinkSchema: z.ZodObject<{
    label: z.ZodString;
    url: z.ZodString;
    icon: z.ZodString;
}, z.core.$strip>;
export type SiteLink = z.infer<typeof siteLinkSchema>;
export declare const MAX_ADDED_FONTS = 10;
declare const addedFontSchema: z.ZodObject<{
    name: z.ZodString;
    file: z.ZodString;
}, z.core.$strip>;
export type AddedFont = z.infer<typeof addedFontSchema>;
/**
 * The settings of the site, which are its owner's details and fixed texts. The code contains nothing personal. Their
 * defaults are in `site-defaults.ts` only, because visitors load them without schemas.
 */
export declare const siteFields: {
    accent: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    style: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            editorial: "editorial";
            instrument: "instrument";
            terminal: "terminal";
        }>;
        input: z.ZodEnum<{
            editorial: "editorial";
            instrument: "instrument";
            terminal: "terminal";
        }>;
        output: z.ZodEnum<{
            editorial: "editorial";
            instrument: "instrument";
            terminal: "terminal";
        }>;
        initial: "editorial" | "instrument" | "terminal";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"editorial" | "instrument" | "terminal", string>;
    };
    type: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            archivo: "archivo";
            mono: "mono";
            serif: "serif";
            "serif-archivo": "serif-archivo";
            style: "style";
        }>;
        input: z.ZodEnum<{
            archivo: "archivo";
            mono: "mono";
            serif: "serif";
            "serif-archivo": "serif-archivo";
            style: "style";
        }>;
        output: z.ZodEnum<{
            archivo: "archivo";
            mono: "mono";
            serif: "serif";
            "serif-archivo": "serif-archivo";
            style: "style";
        }>;
        initial: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"archivo" | "mono" | "serif" | "serif-archivo" | "style", string>;
    };
    firstTheme: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            dark: "dark";
            light: "light";
            visitor: "visitor";
        }>;
        input: z.ZodEnum<{
            dark: "dark";
            light: "light";
            visitor: "visitor";
        }>;
        output: z.ZodEnum<{
            dark: "dark";
            light: "light";
            visitor: "visitor";
        }>;
        initial: "dark" | "light" | "visitor";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"dark" | "light" | "visitor", string>;
    };
    hero: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            drawing: "drawing";
            none: "none";
            picture: "picture";
            portrait: "portrait";
        }>;
        input: z.ZodEnum<{
            drawing: "drawing";
            none: "none";
            picture: "picture";
            portrait: "portrait";
        }>;
        output: z.ZodEnum<{
            drawing: "drawing";
            none: "none";
            picture: "picture";
            portrait: "portrait";
        }>;
        initial: "drawing" | "none" | "picture" | "portrait";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"drawing" | "none" | "picture" | "portrait", string>;
    };
    heroImage: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    heroImageAlt: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    logo: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            initials: "initials";
            mark: "mark";
            own: "own";
        }>;
        input: z.ZodEnum<{
            initials: "initials";
            mark: "mark";
            own: "own";
        }>;
        output: z.ZodEnum<{
            initials: "initials";
            mark: "mark";
            own: "own";
        }>;
        initial: "initials" | "mark" | "own";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"initials" | "mark" | "own", string>;
    };
    logoImage: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
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
    ownerName: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    role: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    headline: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    introduction: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    avatar: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    location: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    education: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    employment: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    codeProfileUrl: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    links: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            label: z.ZodString;
            url: z.ZodString;
            icon: z.ZodString;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            label: z.ZodString;
            url: z.ZodString;
            icon: z.ZodString;
        }, z.core.$strip>>;
        initial: {
            label: string;
            url: string;
            icon: string;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            label: z.ZodString;
            url: z.ZodString;
            icon: z.ZodString;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    birthDate: import("./fields").Field<z.ZodNullable<z.ZodISODate>, z.ZodNullable<z.ZodISODate>, z.ZodNullable<z.ZodISODate>>;
    experienceStart: import("./fields").Field<z.ZodNullable<z.ZodISODate>, z.ZodNullable<z.ZodISODate>, z.ZodNullable<z.ZodISODate>>;
    topics: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            description: z.ZodString;
            icon: z.ZodString;
            drawing: z.ZodExactOptional<z.ZodEnum<{
                arm: "arm";
                bars: "bars";
                board: "board";
                chip: "chip";
                cloud: "cloud";
                curve: "curve";
                frame: "frame";
                gamepad: "gamepad";
                mesh: "mesh";
                network: "network";
                page: "page";
                phone: "phone";
                plot: "plot";
                print: "print";
                sheet: "sheet";
                shield: "shield";
                wave: "wave";
            }>>;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            description: z.ZodString;
            icon: z.ZodString;
            drawing: z.ZodExactOptional<z.ZodEnum<{
                arm: "arm";
                bars: "bars";
                board: "board";
                chip: "chip";
                cloud: "cloud";
                curve: "curve";
                frame: "frame";
                gamepad: "gamepad";
                mesh: "mesh";
                network: "network";
                page: "page";
                phone: "phone";
                plot: "plot";
                print: "print";
                sheet: "sheet";
                shield: "shield";
                wave: "wave";
            }>>;
        }, z.core.$strip>>;
        initial: {
            name: string;
            description: string;
            icon: string;
            drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            description: z.ZodString;
            icon: z.ZodString;
            drawing: z.ZodExactOptional<z.ZodEnum<{
                arm: "arm";
                bars: "bars";
                board: "board";
                chip: "chip";
                cloud: "cloud";
                curve: "curve";
                frame: "frame";
                gamepad: "gamepad";
                mesh: "mesh";
                network: "network";
                page: "page";
                phone: "phone";
                plot: "plot";
                print: "print";
                sheet: "sheet";
                shield: "shield";
                wave: "wave";
            }>>;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    quotes: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            text: z.ZodString;
            author: z.ZodString;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            text: z.ZodString;
            author: z.ZodString;
        }, z.core.$strip>>;
        initial: {
            text: string;
            author: string;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            text: z.ZodString;
            author: z.ZodString;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
    projectOrder: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            newest: "newest";
            own: "own";
        }>;
        input: z.ZodEnum<{
            newest: "newest";
            own: "own";
        }>;
        output: z.ZodEnum<{
            newest: "newest";
            own: "own";
        }>;
        initial: "newest" | "own";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"newest" | "own", string>;
    };
    projectPage: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            story: "story";
            tabs: "tabs";
        }>;
        input: z.ZodEnum<{
            story: "story";
            tabs: "tabs";
        }>;
        output: z.ZodEnum<{
            story: "story";
            tabs: "tabs";
        }>;
        initial: "story" | "tabs";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"story" | "tabs", string>;
    };
    archiveOpen: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            all: "all";
            first: "first";
        }>;
        input: z.ZodEnum<{
            all: "all";
            first: "first";
        }>;
        output: z.ZodEnum<{
            all: "all";
            first: "first";
        }>;
        initial: "all" | "first";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"all" | "first", string>;
    };
    featuredLayout: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            cards: "cards";
            lead: "lead";
        }>;
        input: z.ZodEnum<{
            cards: "cards";
            lead: "lead";
        }>;
        output: z.ZodEnum<{
            cards: "cards";
            lead: "lead";
        }>;
        initial: "cards" | "lead";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"cards" | "lead", string>;
    };
    aboutView: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            list: "list";
            stage: "stage";
        }>;
        input: z.ZodEnum<{
            list: "list";
            stage: "stage";
        }>;
        output: z.ZodEnum<{
            list: "list";
            stage: "stage";
        }>;
        initial: "list" | "stage";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"list" | "stage", string>;
    };
    replyPromise: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    fonts: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            file: z.ZodString;
        }, z.core.$strip>>;
        output: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            file: z.ZodString;
        }, z.core.$strip>>;
        initial: {
            name: string;
            file: string;
        }[];
        absent: 'never' | 'empty' | 'null';
        words?: Record<string, string>;
        isSearched?: boolean | undefined;
        input: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            file: z.ZodString;
        }, z.core.$strip>>;
        limit: number | undefined;
    };
};
export type ProjectOrder = z.infer<typeof siteFields.projectOrder.value>;
export type FeaturedLayout = z.infer<typeof siteFields.featuredLayout.value>;
/** The two forms of the About page: one element of the timeline at a time, or a list of everything. */
export type AboutView = z.infer<typeof siteFields.aboutView.value>;
export declare const siteSettingsSchema: z.ZodObject<{
    accent: z.ZodString;
    style: z.ZodEnum<{
        editorial: "editorial";
        instrument: "instrument";
        terminal: "terminal";
    }>;
    type: z.ZodEnum<{
        archivo: "archivo";
        mono: "mono";
        serif: "serif";
        "serif-archivo": "serif-archivo";
        style: "style";
    }>;
    firstTheme: z.ZodEnum<{
        dark: "dark";
        light: "light";
        visitor: "visitor";
    }>;
    hero: z.ZodEnum<{
        drawing: "drawing";
        none: "none";
        picture: "picture";
        portrait: "portrait";
    }>;
    heroImage: z.ZodString;
    heroImageAlt: z.ZodString;
    logo: z.ZodEnum<{
        initials: "initials";
        mark: "mark";
        own: "own";
    }>;
    logoImage: z.ZodString;
    homeSections: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            contact: "contact";
            interests: "interests";
            portfolio: "portfolio";
            skills: "skills";
            strip: "strip";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    counters: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            projects: "projects";
            views: "views";
            years: "years";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    aboutSections: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            owner: "owner";
            profile: "profile";
            quote: "quote";
            skills: "skills";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    navigation: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            about: "about";
            home: "home";
            notes: "notes";
            projects: "projects";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    playground: z.ZodBoolean;
    demos: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            contrast: "contrast";
            easing: "easing";
            life: "life";
            sorting: "sorting";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    texts: z.ZodObject<{
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
    ownerName: z.ZodString;
    role: z.ZodString;
    headline: z.ZodString;
    introduction: z.ZodString;
    avatar: z.ZodString;
    location: z.ZodString;
    education: z.ZodString;
    employment: z.ZodString;
    codeProfileUrl: z.ZodString;
    links: z.ZodArray<z.ZodObject<{
        label: z.ZodString;
        url: z.ZodString;
        icon: z.ZodString;
    }, z.core.$strip>>;
    birthDate: z.ZodNullable<z.ZodISODate>;
    experienceStart: z.ZodNullable<z.ZodISODate>;
    topics: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodString;
        icon: z.ZodString;
        drawing: z.ZodExactOptional<z.ZodEnum<{
            arm: "arm";
            bars: "bars";
            board: "board";
            chip: "chip";
            cloud: "cloud";
            curve: "curve";
            frame: "frame";
            gamepad: "gamepad";
            mesh: "mesh";
            network: "network";
            page: "page";
            phone: "phone";
            plot: "plot";
            print: "print";
            sheet: "sheet";
            shield: "shield";
            wave: "wave";
        }>>;
    }, z.core.$strip>>;
    quotes: z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        author: z.ZodString;
    }, z.core.$strip>>;
    projectOrder: z.ZodEnum<{
        newest: "newest";
        own: "own";
    }>;
    projectPage: z.ZodEnum<{
        story: "story";
        tabs: "tabs";
    }>;
    archiveOpen: z.ZodEnum<{
        all: "all";
        first: "first";
    }>;
    featuredLayout: z.ZodEnum<{
        cards: "cards";
        lead: "lead";
    }>;
    aboutView: z.ZodEnum<{
        list: "list";
        stage: "stage";
    }>;
    replyPromise: z.ZodString;
    fonts: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        file: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
/** The stored settings with their version, which increases with every change. */
export declare const siteSchema: z.ZodObject<{
    accent: z.ZodString;
    style: z.ZodEnum<{
        editorial: "editorial";
        instrument: "instrument";
        terminal: "terminal";
    }>;
    type: z.ZodEnum<{
        archivo: "archivo";
        mono: "mono";
        serif: "serif";
        "serif-archivo": "serif-archivo";
        style: "style";
    }>;
    firstTheme: z.ZodEnum<{
        dark: "dark";
        light: "light";
        visitor: "visitor";
    }>;
    hero: z.ZodEnum<{
        drawing: "drawing";
        none: "none";
        picture: "picture";
        portrait: "portrait";
    }>;
    heroImage: z.ZodString;
    heroImageAlt: z.ZodString;
    logo: z.ZodEnum<{
        initials: "initials";
        mark: "mark";
        own: "own";
    }>;
    logoImage: z.ZodString;
    homeSections: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            contact: "contact";
            interests: "interests";
            portfolio: "portfolio";
            skills: "skills";
            strip: "strip";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    counters: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            projects: "projects";
            views: "views";
            years: "years";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    aboutSections: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            owner: "owner";
            profile: "profile";
            quote: "quote";
            skills: "skills";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    navigation: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            about: "about";
            home: "home";
            notes: "notes";
            projects: "projects";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    playground: z.ZodBoolean;
    demos: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            contrast: "contrast";
            easing: "easing";
            life: "life";
            sorting: "sorting";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>;
    texts: z.ZodObject<{
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
    ownerName: z.ZodString;
    role: z.ZodString;
    headline: z.ZodString;
    introduction: z.ZodString;
    avatar: z.ZodString;
    location: z.ZodString;
    education: z.ZodString;
    employment: z.ZodString;
    codeProfileUrl: z.ZodString;
    links: z.ZodArray<z.ZodObject<{
        label: z.ZodString;
        url: z.ZodString;
        icon: z.ZodString;
    }, z.core.$strip>>;
    birthDate: z.ZodNullable<z.ZodISODate>;
    experienceStart: z.ZodNullable<z.ZodISODate>;
    topics: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodString;
        icon: z.ZodString;
        drawing: z.ZodExactOptional<z.ZodEnum<{
            arm: "arm";
            bars: "bars";
            board: "board";
            chip: "chip";
            cloud: "cloud";
            curve: "curve";
            frame: "frame";
            gamepad: "gamepad";
            mesh: "mesh";
            network: "network";
            page: "page";
            phone: "phone";
            plot: "plot";
            print: "print";
            sheet: "sheet";
            shield: "shield";
            wave: "wave";
        }>>;
    }, z.core.$strip>>;
    quotes: z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        author: z.ZodString;
    }, z.core.$strip>>;
    projectOrder: z.ZodEnum<{
        newest: "newest";
        own: "own";
    }>;
    projectPage: z.ZodEnum<{
        story: "story";
        tabs: "tabs";
    }>;
    archiveOpen: z.ZodEnum<{
        all: "all";
        first: "first";
    }>;
    featuredLayout: z.ZodEnum<{
        cards: "cards";
        lead: "lead";
    }>;
    aboutView: z.ZodEnum<{
        list: "list";
        stage: "stage";
    }>;
    replyPromise: z.ZodString;
    fonts: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        file: z.ZodString;
    }, z.core.$strip>>;
    version: z.ZodInt;
}, z.core.$strip>;
export type Site = z.infer<typeof siteSchema>;
/** Omitted fields keep their values. The schema accepts longer lists, because stored ones may be longer. */
export declare const siteUpdateSchema: z.ZodObject<{
    accent: z.ZodOptional<z.ZodString>;
    style: z.ZodOptional<z.ZodEnum<{
        editorial: "editorial";
        instrument: "instrument";
        terminal: "terminal";
    }>>;
    type: z.ZodOptional<z.ZodEnum<{
        archivo: "archivo";
        mono: "mono";
        serif: "serif";
        "serif-archivo": "serif-archivo";
        style: "style";
    }>>;
    firstTheme: z.ZodOptional<z.ZodEnum<{
        dark: "dark";
        light: "light";
        visitor: "visitor";
    }>>;
    hero: z.ZodOptional<z.ZodEnum<{
        drawing: "drawing";
        none: "none";
        picture: "picture";
        portrait: "portrait";
    }>>;
    heroImage: z.ZodOptional<z.ZodString>;
    heroImageAlt: z.ZodOptional<z.ZodString>;
    logo: z.ZodOptional<z.ZodEnum<{
        initials: "initials";
        mark: "mark";
        own: "own";
    }>>;
    logoImage: z.ZodOptional<z.ZodString>;
    homeSections: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            contact: "contact";
            interests: "interests";
            portfolio: "portfolio";
            skills: "skills";
            strip: "strip";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>>;
    counters: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            projects: "projects";
            views: "views";
            years: "years";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>>;
    aboutSections: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            owner: "owner";
            profile: "profile";
            quote: "quote";
            skills: "skills";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>>;
    navigation: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            about: "about";
            home: "home";
            notes: "notes";
            projects: "projects";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>>;
    playground: z.ZodOptional<z.ZodBoolean>;
    demos: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            contrast: "contrast";
            easing: "easing";
            life: "life";
            sorting: "sorting";
        }>;
        hidden: z.ZodBoolean;
    }, z.core.$strip>>>;
    texts: z.ZodOptional<z.ZodObject<{
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
    ownerName: z.ZodOptional<z.ZodString>;
    role: z.ZodOptional<z.ZodString>;
    headline: z.ZodOptional<z.ZodString>;
    introduction: z.ZodOptional<z.ZodString>;
    avatar: z.ZodOptional<z.ZodString>;
    location: z.ZodOptional<z.ZodString>;
    education: z.ZodOptional<z.ZodString>;
    employment: z.ZodOptional<z.ZodString>;
    codeProfileUrl: z.ZodOptional<z.ZodString>;
    links: z.ZodOptional<z.ZodArray<z.ZodObject<{
        label: z.ZodString;
        url: z.ZodString;
        icon: z.ZodString;
    }, z.core.$strip>>>;
    birthDate: z.ZodOptional<z.ZodNullable<z.ZodISODate>>;
    experienceStart: z.ZodOptional<z.ZodNullable<z.ZodISODate>>;
    topics: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodString;
        icon: z.ZodString;
        drawing: z.ZodExactOptional<z.ZodEnum<{
            arm: "arm";
            bars: "bars";
            board: "board";
            chip: "chip";
            cloud: "cloud";
            curve: "curve";
            frame: "frame";
            gamepad: "gamepad";
            mesh: "mesh";
            network: "network";
            page: "page";
            phone: "phone";
            plot: "plot";
            print: "print";
            sheet: "sheet";
            shield: "shield";
            wave: "wave";
        }>>;
    }, z.core.$strip>>>;
    quotes: z.ZodOptional<z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        author: z.ZodString;
    }, z.core.$strip>>>;
    projectOrder: z.ZodOptional<z.ZodEnum<{
        newest: "newest";
        own: "own";
    }>>;
    projectPage: z.ZodOptional<z.ZodEnum<{
        story: "story";
        tabs: "tabs";
    }>>;
    archiveOpen: z.ZodOptional<z.ZodEnum<{
        all: "all";
        first: "first";
    }>>;
    featuredLayout: z.ZodOptional<z.ZodEnum<{
        cards: "cards";
        lead: "lead";
    }>>;
    aboutView: z.ZodOptional<z.ZodEnum<{
        list: "list";
        stage: "stage";
    }>>;
    replyPromise: z.ZodOptional<z.ZodString>;
    fonts: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        file: z.ZodString;
    }, z.core.$strip>>>;
    expectedVersion: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export type SiteUpdate = z.infer<typeof siteUpdateSchema>;
export {};
