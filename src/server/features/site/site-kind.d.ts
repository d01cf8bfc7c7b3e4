import { type SingleTarget } from '#server/core/content/content-kind';
import type { StoredFields } from '#server/core/content/history';
import { type SiteSettings } from '#shared/contract/site';
export declare const siteKind: {
    readonly api: "site";
    readonly apiDescription: "The owner's details and the fixed texts of the site.";
    readonly tables: readonly [import("../../core/database/entity").Entity<{
        id: string;
        settings: Partial<SiteSettings>;
        updatedAt: Date;
    }>];
    readonly versionFields: ("aboutSections" | "aboutView" | "accent" | "archiveOpen" | "avatar" | "birthDate" | "codeProfileUrl" | "counters" | "demos" | "education" | "employment" | "experienceStart" | "featuredLayout" | "firstTheme" | "fonts" | "headline" | "hero" | "heroImage" | "heroImageAlt" | "homeSections" | "introduction" | "links" | "location" | "logo" | "logoImage" | "navigation" | "ownerName" | "playground" | "projectOrder" | "projectPage" | "quotes" | "replyPromise" | "role" | "style" | "texts" | "topics" | "type")[];
    readonly previewSchema: "none";
    readonly open: (deps: import("#server/core/content/content-kind").ContentDeps) => {
        service: {
            get: () => Promise<import("#shared/contract/site").Site>;
            update: ({ expectedVersion, ...input }: import("#shared/contract/site").SiteUpdate) => Promise<import("#shared/contract/site").Site>;
            addFont: (font: import("#shared/contract/site").AddedFont) => Promise<import("#shared/contract/site").Site>;
            removeFont: (file: string) => Promise<import("#shared/contract/site").Site>;
            replace: (settings: Partial<SiteSettings>) => Promise<import("#shared/contract/site").Site>;
        };
        createRouter: () => import("@trpc/server").TRPCBuiltRouter<{
            ctx: import("../../core/procedures/request-context").RequestContext;
            meta: import("../../core/procedures/procedures").ProcedureMeta;
            errorShape: {
                code: import("@trpc/server").TRPC_ERROR_CODE_NUMBER;
                message: string;
                data: {
                    code: string;
                    httpStatus: number;
                    path: string | undefined;
                    issues: import("../../core/errors/app-error").InputIssue[] | undefined;
                };
            };
            transformer: false;
        }, import("@trpc/server").TRPCDecorateCreateRouterOptions<{
            get: import("@trpc/server").TRPCQueryProcedure<{
                input: void;
                output: {
                    accent: string;
                    style: "editorial" | "instrument" | "terminal";
                    type: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
                    firstTheme: "dark" | "light" | "visitor";
                    hero: "drawing" | "none" | "picture" | "portrait";
                    heroImage: string;
                    heroImageAlt: string;
                    logo: "initials" | "mark" | "own";
                    logoImage: string;
                    homeSections: {
                        name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                        hidden: boolean;
                    }[];
                    counters: {
                        name: "projects" | "views" | "years";
                        hidden: boolean;
                    }[];
                    aboutSections: {
                        name: "owner" | "profile" | "quote" | "skills";
                        hidden: boolean;
                    }[];
                    navigation: {
                        name: "about" | "home" | "notes" | "projects";
                        hidden: boolean;
                    }[];
                    playground: boolean;
                    demos: {
                        name: "contrast" | "easing" | "life" | "sorting";
                        hidden: boolean;
                    }[];
                    texts: {
                        aboutTitle?: string;
                        contactIntro?: string;
                        contactTitle?: string;
                        currentTitle?: string;
                        futureTitle?: string;
                        interestsIntro?: string;
                        interestsTitle?: string;
                        notesIntro?: string;
                        notesTitle?: string;
                        playgroundIntro?: string;
                        playgroundTitle?: string;
                        portfolioIntro?: string;
                        portfolioTitle?: string;
                        profileTitle?: string;
                        projectsIntro?: string;
                        projectsTitle?: string;
                        skillsIntro?: string;
                        skillsTitle?: string;
                        topSkillsTitle?: string;
                    };
                    ownerName: string;
                    role: string;
                    headline: string;
                    introduction: string;
                    avatar: string;
                    location: string;
                    education: string;
                    employment: string;
                    codeProfileUrl: string;
                    links: {
                        label: string;
                        url: string;
                        icon: string;
                    }[];
                    birthDate: string | null;
                    experienceStart: string | null;
                    topics: {
                        name: string;
                        description: string;
                        icon: string;
                        drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                    }[];
                    quotes: {
                        text: string;
                        author: string;
                    }[];
                    projectOrder: "newest" | "own";
                    projectPage: "story" | "tabs";
                    archiveOpen: "all" | "first";
                    featuredLayout: "cards" | "lead";
                    aboutView: "list" | "stage";
                    replyPromise: string;
                    fonts: {
                        name: string;
                        file: string;
                    }[];
                    version: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
            update: import("@trpc/server").TRPCMutationProcedure<{
                input: {
                    accent?: string | undefined;
                    style?: "editorial" | "instrument" | "terminal" | undefined;
                    type?: "archivo" | "mono" | "serif" | "serif-archivo" | "style" | undefined;
                    firstTheme?: "dark" | "light" | "visitor" | undefined;
                    hero?: "drawing" | "none" | "picture" | "portrait" | undefined;
                    heroImage?: string | undefined;
                    heroImageAlt?: string | undefined;
                    logo?: "initials" | "mark" | "own" | undefined;
                    logoImage?: string | undefined;
                    homeSections?: {
                        name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                        hidden: boolean;
                    }[] | undefined;
                    counters?: {
                        name: "projects" | "views" | "years";
                        hidden: boolean;
                    }[] | undefined;
                    aboutSections?: {
                        name: "owner" | "profile" | "quote" | "skills";
                        hidden: boolean;
                    }[] | undefined;
                    navigation?: {
                        name: "about" | "home" | "notes" | "projects";
                        hidden: boolean;
                    }[] | undefined;
                    playground?: boolean | undefined;
                    demos?: {
                        name: "contrast" | "easing" | "life" | "sorting";
                        hidden: boolean;
                    }[] | undefined;
                    texts?: {
                        aboutTitle?: string;
                        contactIntro?: string;
                        contactTitle?: string;
                        currentTitle?: string;
                        futureTitle?: string;
                        interestsIntro?: string;
                        interestsTitle?: string;
                        notesIntro?: string;
                        notesTitle?: string;
                        playgroundIntro?: string;
                        playgroundTitle?: string;
                        portfolioIntro?: string;
                        portfolioTitle?: string;
                        profileTitle?: string;
                        projectsIntro?: string;
                        projectsTitle?: string;
                        skillsIntro?: string;
                        skillsTitle?: string;
                        topSkillsTitle?: string;
                    } | undefined;
                    ownerName?: string | undefined;
                    role?: string | undefined;
                    headline?: string | undefined;
                    introduction?: string | undefined;
                    avatar?: string | undefined;
                    location?: string | undefined;
                    education?: string | undefined;
                    employment?: string | undefined;
                    codeProfileUrl?: string | undefined;
                    links?: {
                        label: string;
                        url: string;
                        icon: string;
                    }[] | undefined;
                    birthDate?: string | null | undefined;
                    experienceStart?: string | null | undefined;
                    topics?: {
                        name: string;
                        description: string;
                        icon: string;
                        drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                    }[] | undefined;
                    quotes?: {
                        text: string;
                        author: string;
                    }[] | undefined;
                    projectOrder?: "newest" | "own" | undefined;
                    projectPage?: "story" | "tabs" | undefined;
                    archiveOpen?: "all" | "first" | undefined;
                    featuredLayout?: "cards" | "lead" | undefined;
                    aboutView?: "list" | "stage" | undefined;
                    replyPromise?: string | undefined;
                    fonts?: {
                        name: string;
                        file: string;
                    }[] | undefined;
                    expectedVersion?: number | undefined;
                };
                output: {
                    accent: string;
                    style: "editorial" | "instrument" | "terminal";
                    type: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
                    firstTheme: "dark" | "light" | "visitor";
                    hero: "drawing" | "none" | "picture" | "portrait";
                    heroImage: string;
                    heroImageAlt: string;
                    logo: "initials" | "mark" | "own";
                    logoImage: string;
                    homeSections: {
                        name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                        hidden: boolean;
                    }[];
                    counters: {
                        name: "projects" | "views" | "years";
                        hidden: boolean;
                    }[];
                    aboutSections: {
                        name: "owner" | "profile" | "quote" | "skills";
                        hidden: boolean;
                    }[];
                    navigation: {
                        name: "about" | "home" | "notes" | "projects";
                        hidden: boolean;
                    }[];
                    playground: boolean;
                    demos: {
                        name: "contrast" | "easing" | "life" | "sorting";
                        hidden: boolean;
                    }[];
                    texts: {
                        aboutTitle?: string;
                        contactIntro?: string;
                        contactTitle?: string;
                        currentTitle?: string;
                        futureTitle?: string;
                        interestsIntro?: string;
                        interestsTitle?: string;
                        notesIntro?: string;
                        notesTitle?: string;
                        playgroundIntro?: string;
                        playgroundTitle?: string;
                        portfolioIntro?: string;
                        portfolioTitle?: string;
                        profileTitle?: string;
                        projectsIntro?: string;
                        projectsTitle?: string;
                        skillsIntro?: string;
                        skillsTitle?: string;
                        topSkillsTitle?: string;
                    };
                    ownerName: string;
                    role: string;
                    headline: string;
                    introduction: string;
                    avatar: string;
                    location: string;
                    education: string;
                    employment: string;
                    codeProfileUrl: string;
                    links: {
                        label: string;
                        url: string;
                        icon: string;
                    }[];
                    birthDate: string | null;
                    experienceStart: string | null;
                    topics: {
                        name: string;
                        description: string;
                        icon: string;
                        drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                    }[];
                    quotes: {
                        text: string;
                        author: string;
                    }[];
                    projectOrder: "newest" | "own";
                    projectPage: "story" | "tabs";
                    archiveOpen: "all" | "first";
                    featuredLayout: "cards" | "lead";
                    aboutView: "list" | "stage";
                    replyPromise: string;
                    fonts: {
                        name: string;
                        file: string;
                    }[];
                    version: number;
                };
                meta: import("../../core/procedures/procedures").ProcedureMeta;
            }>;
        }>>;
        versions: {
            read: () => Promise<Partial<{
                accent: string;
                style: "editorial" | "instrument" | "terminal";
                type: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
                firstTheme: "dark" | "light" | "visitor";
                hero: "drawing" | "none" | "picture" | "portrait";
                heroImage: string;
                heroImageAlt: string;
                logo: "initials" | "mark" | "own";
                logoImage: string;
                homeSections: {
                    name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                    hidden: boolean;
                }[];
                counters: {
                    name: "projects" | "views" | "years";
                    hidden: boolean;
                }[];
                aboutSections: {
                    name: "owner" | "profile" | "quote" | "skills";
                    hidden: boolean;
                }[];
                navigation: {
                    name: "about" | "home" | "notes" | "projects";
                    hidden: boolean;
                }[];
                playground: boolean;
                demos: {
                    name: "contrast" | "easing" | "life" | "sorting";
                    hidden: boolean;
                }[];
                texts: {
                    aboutTitle?: string;
                    contactIntro?: string;
                    contactTitle?: string;
                    currentTitle?: string;
                    futureTitle?: string;
                    interestsIntro?: string;
                    interestsTitle?: string;
                    notesIntro?: string;
                    notesTitle?: string;
                    playgroundIntro?: string;
                    playgroundTitle?: string;
                    portfolioIntro?: string;
                    portfolioTitle?: string;
                    profileTitle?: string;
                    projectsIntro?: string;
                    projectsTitle?: string;
                    skillsIntro?: string;
                    skillsTitle?: string;
                    topSkillsTitle?: string;
                };
                ownerName: string;
                role: string;
                headline: string;
                introduction: string;
                avatar: string;
                location: string;
                education: string;
                employment: string;
                codeProfileUrl: string;
                links: {
                    label: string;
                    url: string;
                    icon: string;
                }[];
                birthDate: string | null;
                experienceStart: string | null;
                topics: {
                    name: string;
                    description: string;
                    icon: string;
                    drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                }[];
                quotes: {
                    text: string;
                    author: string;
                }[];
                projectOrder: "newest" | "own";
                projectPage: "story" | "tabs";
                archiveOpen: "all" | "first";
                featuredLayout: "cards" | "lead";
                aboutView: "list" | "stage";
                replyPromise: string;
                fonts: {
                    name: string;
                    file: string;
                }[];
            }>>;
            save: (_id: string, fields: StoredFields) => Promise<{
                accent: string;
                style: "editorial" | "instrument" | "terminal";
                type: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
                firstTheme: "dark" | "light" | "visitor";
                hero: "drawing" | "none" | "picture" | "portrait";
                heroImage: string;
                heroImageAlt: string;
                logo: "initials" | "mark" | "own";
                logoImage: string;
                homeSections: {
                    name: "contact" | "interests" | "portfolio" | "skills" | "strip";
                    hidden: boolean;
                }[];
                counters: {
                    name: "projects" | "views" | "years";
                    hidden: boolean;
                }[];
                aboutSections: {
                    name: "owner" | "profile" | "quote" | "skills";
                    hidden: boolean;
                }[];
                navigation: {
                    name: "about" | "home" | "notes" | "projects";
                    hidden: boolean;
                }[];
                playground: boolean;
                demos: {
                    name: "contrast" | "easing" | "life" | "sorting";
                    hidden: boolean;
                }[];
                texts: {
                    aboutTitle?: string;
                    contactIntro?: string;
                    contactTitle?: string;
                    currentTitle?: string;
                    futureTitle?: string;
                    interestsIntro?: string;
                    interestsTitle?: string;
                    notesIntro?: string;
                    notesTitle?: string;
                    playgroundIntro?: string;
                    playgroundTitle?: string;
                    portfolioIntro?: string;
                    portfolioTitle?: string;
                    profileTitle?: string;
                    projectsIntro?: string;
                    projectsTitle?: string;
                    skillsIntro?: string;
                    skillsTitle?: string;
                    topSkillsTitle?: string;
                };
                ownerName: string;
                role: string;
                headline: string;
                introduction: string;
                avatar: string;
                location: string;
                education: string;
                employment: string;
                codeProfileUrl: string;
                links: {
                    label: string;
                    url: string;
                    icon: string;
                }[];
                birthDate: string | null;
                experienceStart: string | null;
                topics: {
                    name: string;
                    description: string;
                    icon: string;
                    drawing?: "arm" | "bars" | "board" | "chip" | "cloud" | "curve" | "frame" | "gamepad" | "mesh" | "network" | "page" | "phone" | "plot" | "print" | "sheet" | "shield" | "wave";
                }[];
                quotes: {
                    text: string;
                    author: string;
                }[];
                projectOrder: "newest" | "own";
                projectPage: "story" | "tabs";
                archiveOpen: "all" | "first";
                featuredLayout: "cards" | "lead";
                aboutView: "list" | "stage";
                replyPromise: string;
                fonts: {
                    name: string;
                    file: string;
                }[];
                version: number;
            }>;
        };
        trash: "none";
        imports: SingleTarget;
        search: "none";
        sitemap: "none";
        formerAddresses: "none";
        feeds: "none";
        preview: "none";
    };
};
/**
 * Compares imported settings with the stored ones. Imported links are added, and a text is new only if the
 * owner has not set it.
 */
export declare function compareSettings(fields: StoredFields, site: SiteSettings): 'same' | 'new' | 'changed';
