export declare const siteExamples: {
    get: {
        answer: {
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
    };
    update: {
        request: {
            location: string;
        };
        answer: {
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
            location: string;
            version: number;
        };
    };
};
