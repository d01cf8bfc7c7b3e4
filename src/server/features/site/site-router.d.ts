import type { SiteService } from './site-service';
export declare function createSiteRouter(site: SiteService): import("@trpc/server").TRPCBuiltRouter<{
    ctx: import("../../core/procedures/request-context").RequestContext;
    meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
}>>;
