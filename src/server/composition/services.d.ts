import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { type Leases } from '#server/core/database/lease';
import { type LimitStore } from '#server/core/procedures/rate-limiter';
import type { Logger } from '#server/core/runtime/logger';
import { type TokenSecrets } from '#server/features/auth/token-issuer';
import { type PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { BackupStatus } from '#shared/contract/backups';
import { type NoticeSettings } from './contact-notices';
export type Services = ReturnType<typeof createServices>;
type ServiceDeps = {
    db: Database;
    secrets: TokenSecrets;
    limits: Environment['limits'];
    /** Locks background work. Defaults to those of a site of one process. */
    leases?: Leases | undefined;
    /** Counts the limits of all processes. Without it, each counts its own. */
    limitStore?: LimitStore | null | undefined;
    store: UploadStore;
    log: Logger;
    /** Without these settings, the owner sees new messages only on the site. */
    noticeSettings?: NoticeSettings | undefined;
    publicUrl?: string | undefined;
    /** Precedes the paths of this site in rendered Markdown. */
    base?: string | undefined;
    /** Null if only the owner makes backups. */
    backupSchedule?: BackupStatus['schedule'];
    /** An image process to share. Without it, the services start one. */
    pictures?: PictureProcess | undefined;
};
/** Creates every service of the product, each once. */
export declare function createServices(deps: ServiceDeps): {
    backups: {
        write: (target: import("stream").Writable, { passphrase }?: {
            passphrase?: string | undefined;
        }) => Promise<import("../features/backup/write-backup").BackupSummary>;
        restore: (file: string, { over, passphrase, report }?: {
            over?: string | undefined;
            passphrase?: string | undefined;
            report?: (progress: string) => void;
        }) => Promise<import("#shared/contract/backups").RestoreSummary>;
        status: () => Promise<BackupStatus>;
        receive: (content: import("stream").Readable) => Promise<import("#shared/contract/backups").StagedBackup>;
        stagedUploads: {
            receive: (content: import("stream").Readable) => Promise<string>;
            use: <T>(id: string, work: (file: string) => Promise<T>) => Promise<T>;
            remove: (id: string) => Promise<void>;
        };
        made: {
            status: () => Promise<Pick<BackupStatus, 'last' | 'failed'>>;
            find: (origin: import("#shared/contract/backups").BackupOrigin) => Promise<import("../features/backup/backup-state-entity").BackupStateRow | null>;
            begin: (origin: import("#shared/contract/backups").BackupOrigin, before: import("../features/backup/backup-state-entity").BackupStateRow | null, now: Date) => Promise<boolean>;
            finish: (origin: import("#shared/contract/backups").BackupOrigin, file: {
                file: string;
                bytes: number;
            }) => Promise<void>;
            fail: (origin: import("#shared/contract/backups").BackupOrigin, message: string) => Promise<void>;
        };
    };
    contacts: {
        list: (input: import("../../shared/contract/contact-message").ContactListInput) => Promise<import("../../shared/contract/contact-message").ContactMessage[]>;
        listAsJson: (input: import("../../shared/contract/contact-message").ContactListInput) => AsyncGenerator<string>;
        page: ({ offset, limit, ...input }: import("../../shared/contract/contact-message").ContactPageInput) => Promise<import("../../shared/contract/contact-message").ContactPage>;
        listIds: (input: import("../../shared/contract/contact-message").ContactIdListInput) => Promise<string[]>;
        get: (id: string) => Promise<import("../../shared/contract/contact-message").ContactMessage>;
        find: (id: string) => Promise<import("../../shared/contract/contact-message").ContactMessage | null>;
        countUnread: () => Promise<number>;
        remove: (ids: string[]) => Promise<number>;
        restore: (ids: string[]) => Promise<number>;
        trash: import("../core/content/trash-source").TrashSource;
        send: ({ name, email, message, website }: import("../../shared/contract/contact-message").NewContactMessage) => Promise<import("../../shared/contract/contact-message").ContactMessage>;
        markAs: (read: boolean, ids: string[]) => Promise<number>;
    };
    leases: Leases;
    contentRevisions: {
        read: () => Promise<import("./content-revisions").TagRevisions>;
    };
    history: import("../core/content/history").History;
    unpublishedFiles: {
        find: (name: string) => Promise<import("#server/features/uploads/lifetime/unpublished-files").FileVisibility>;
    };
    publicFiles: {
        publish: (name: string) => Promise<{
            address: string | null;
            visibility: import("#server/features/uploads/lifetime/unpublished-files").FileVisibility;
        }>;
    };
    notices: {
        start: () => void;
        stop: () => Promise<void>;
    } | null;
    pictureVariants: {
        start: () => void;
        take: (name: string) => void;
        stop: () => Promise<void>;
        idle: () => Promise<void>;
    };
    content: import("./content/open-content").OpenContent;
    feeds: import("../core/content/content-kind").Feed[];
    listSitemap: () => Promise<import("../core/content/content-kind").SitemapEntry[]>;
    findFormerPage: (path: string) => Promise<string | null>;
    previews: {
        findLink: ({ id, kind }: import("../../shared/contract/preview").PreviewedItem) => Promise<import("../../shared/contract/preview").PreviewLink | null>;
        createLink: (item: import("../../shared/contract/preview").PreviewedItem) => Promise<import("../../shared/contract/preview").PreviewLink>;
        revokeLink: ({ id, kind }: import("../../shared/contract/preview").PreviewedItem) => Promise<void>;
        open: (token: string) => Promise<{
            kind: "project";
            item: {
                title: string;
                github: string;
                live: string;
                skills: string[];
                media: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image: string;
                imageAlt: string;
                coverTurn?: number;
                status: string;
                category: string;
                timeline: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured: boolean;
                public: boolean;
                _id: string;
                slug?: string;
                generatedCover?: string;
                createdAt: string;
                updatedAt: string;
                seenUpdatedAt?: string;
                description: string;
                html: {
                    description: string;
                    details: string;
                    learned: string;
                };
                around: {
                    previous: {
                        title: string;
                        image: string;
                        imageAlt: string;
                        _id: string;
                        slug?: string;
                        generatedCover?: string;
                        description: string;
                    } | null;
                    next: {
                        title: string;
                        image: string;
                        imageAlt: string;
                        _id: string;
                        slug?: string;
                        generatedCover?: string;
                        description: string;
                    } | null;
                    related: {
                        title: string;
                        image: string;
                        imageAlt: string;
                        _id: string;
                        slug?: string;
                        generatedCover?: string;
                        description: string;
                        shared: string[];
                    }[];
                };
                notes: {
                    publishedAt: string;
                    title: string;
                    slug: string;
                }[];
            };
        } | {
            kind: "note";
            item: {
                _id: string;
                publishedAt: string;
                createdAt: string;
                updatedAt: string;
                seenUpdatedAt?: string;
                title: string;
                slug: string;
                summary: string;
                cover: string;
                coverAlt: string;
                coverTurn?: number;
                tags: string[];
                generatedCover?: string;
                metaTitle: string;
                metaDescription: string;
                html: string;
                minutes: number;
                projects: {
                    title: string;
                    path: string;
                }[];
                newer: {
                    slug: string;
                    title: string;
                } | null;
                older: {
                    slug: string;
                    title: string;
                } | null;
            };
        } | {
            kind: "page";
            item: {
                _id: string;
                publishedAt: string;
                createdAt: string;
                updatedAt: string;
                seenUpdatedAt?: string;
                title: string;
                slug: string;
                place: "footer" | "navigation" | "none";
                metaTitle: string;
                metaDescription: string;
                html: string;
            };
        } | {
            kind: "timeline";
            item: {
                draft?: boolean;
                publishAt?: string | null;
                type: "current" | "event" | "future" | "profile";
                year: number;
                title: string;
                icon: string;
                shortDescription: string;
                longDescription: string;
                profileSections: {
                    title: string;
                    text: string;
                }[];
                futureSections: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work";
                endDate?: string;
                _id: string;
                order: number;
                profile: Record<string, string>;
                future: Record<string, string>;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile";
                    year?: number;
                    title?: string;
                    icon?: string;
                    shortDescription?: string;
                    longDescription?: string;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[];
                    futureSections?: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work" | null;
                    endDate?: string | null;
                };
            };
        }>;
    };
    resumes: {
        get: () => Promise<{
            name: string;
            bytes: number;
            createdAt: string;
        } | null>;
        replace: (received: import("#server/features/uploads/upload-service").ReceivedFile) => Promise<void>;
        remove: () => Promise<void>;
    };
    search: {
        find: (words: string) => Promise<import("../../shared/contract/search").SearchResult[]>;
        listRecent: () => Promise<import("../../shared/contract/search").SearchResult[]>;
        filterProjects: (filter: import("../../shared/contract/search").ProjectFilter) => Promise<import("../../shared/contract/search").FilteredProjects>;
        listChoices: () => Promise<import("../../shared/contract/search").FilterChoices>;
        readSource: () => Promise<import("../../shared/contract/search").SearchSource>;
    };
    sample: {
        count: () => Promise<{
            projects: number;
            skills: number;
            timeline: number;
            notes: number;
            site: number;
            categories: number;
            uploads: number;
        }>;
        clear: () => Promise<{
            removed: {
                projects: number;
                skills: number;
                timeline: number;
                notes: number;
                site: number;
                categories: number;
                uploads: number;
            };
            kept: number;
        }>;
    };
    setup: {
        get: () => Promise<import("../../shared/contract/setup").Setup>;
        update: (changes: import("../../shared/contract/setup").SetupUpdate) => Promise<import("../../shared/contract/setup").Setup>;
    };
    trash: {
        list: () => Promise<import("../../shared/contract/version").TrashItem[]>;
        restore: (id: string, choices?: import("../core/content/history").RestoreChoices) => Promise<void>;
        restoreMany: (kind: import("../../shared/content-kinds").ContentKindName, itemIds: string[]) => Promise<number>;
        remove: (id: string) => Promise<void>;
        empty: () => Promise<number>;
        listExpired: (now: number) => Promise<string[]>;
        removeAll: (ids: string[]) => Promise<number>;
    };
    trashSweep: {
        start: () => void;
        stop: () => void;
        sweep: (now?: number) => Promise<void>;
    };
    uploads: {
        remove: (name: string) => Promise<void>;
        deleteReleased: () => Promise<void>;
        deleteIfUnused: (name: string) => Promise<boolean>;
        removeFiles: (name: string) => Promise<void>;
        withdrawHidden: (stems: string[]) => Promise<void>;
        add: (received: import("#server/features/uploads/upload-service").ReceivedFile, origin: import("../features/uploads/upload-entity").UploadRow['origin']) => Promise<import("../../shared/contract/upload").Uploaded>;
        list: () => Promise<import("../../shared/contract/upload").Upload[]>;
    };
    uploadSweep: {
        start: () => void;
        stop: () => void;
        sweep: (now?: number) => Promise<void>;
    };
    versions: {
        list: (itemId: string) => Promise<import("../../shared/contract/version").Version[]>;
        get: (itemId: string, number: number) => Promise<import("../../shared/contract/version").VersionContent>;
        restore: ({ id, number, expectedNumber }: import("../../shared/contract/version").VersionRestore) => Promise<import("../../shared/contract/version").Version[]>;
    };
    views: {
        record: (visit: import("../../shared/contract/view").NewView) => Promise<import("../../shared/contract/view").View>;
        countTotal: () => Promise<number>;
        countProject: (projectId: string, viewer?: import("../core/content/published-rows").Viewer) => Promise<number>;
        countByProject: () => Promise<Record<string, number>>;
        list: (input: import("../../shared/contract/view").ViewListInput) => Promise<import("../../shared/contract/view").ViewList>;
        listAsJson: (input: import("../../shared/contract/view").ViewListInput) => AsyncGenerator<string>;
        summarize: ({ timeZone }: import("../../shared/contract/view").ViewSummaryInput) => Promise<import("../../shared/contract/view").ViewSummary>;
    };
    contactLimiters: import("#server/core/procedures/rate-limiter").RateLimiter[];
    searchLimiter: import("#server/core/procedures/rate-limiter").RateLimiter;
    viewLimiter: import("#server/core/procedures/rate-limiter").RateLimiter;
    readResumeSource: () => Promise<{
        site: {
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
        projects: {
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
        }[];
        skills: {
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
            _id: string;
        }[];
        timeline: {
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
        }[];
        publicUrl: string | undefined;
    }>;
    loadTypefaces: import("#server/core/font/typefaces").TypefaceLoader;
    fonts: {
        add: (received: import("#server/features/uploads/upload-service").ReceivedFile, fileName: string) => Promise<import("../../shared/contract/upload").Uploaded>;
        remove: (fileName: string) => Promise<void>;
    };
    omittedTexts: {
        list: () => Promise<import("../../shared/contract/omitted-texts").OmittedTexts>;
    };
    account: {
        get: ({ ownerId }: import("../core/procedures/request-context").Identity) => Promise<import("../../shared/contract/auth").Owner>;
        changePassword: (identity: import("../core/procedures/request-context").Identity, { currentPassword, newPassword }: import("../../shared/contract/auth").PasswordChange, caller: import("#server/features/auth/auth-service").Caller) => Promise<void>;
        changeEmail: (identity: import("../core/procedures/request-context").Identity, { email, currentPassword }: import("../../shared/contract/auth").EmailChange, caller: import("#server/features/auth/auth-service").Caller) => Promise<import("../../shared/contract/auth").Owner>;
    };
    auth: {
        login: ({ email, password }: import("../../shared/contract/auth").Credentials, caller: import("#server/features/auth/auth-service").Caller) => Promise<import("../../shared/contract/auth").Tokens>;
        signInWithLink: ({ token }: import("../../shared/contract/auth").LinkToken, caller: import("#server/features/auth/auth-service").Caller) => Promise<import("../../shared/contract/auth").Tokens>;
        refresh: (refreshToken: string, caller: import("#server/features/auth/auth-service").Caller) => Promise<{
            accessToken: string;
        }>;
        checkToken: (token: string | undefined) => Promise<{
            isValid: boolean;
            refreshedToken?: string;
        }>;
        identify: (token: string | undefined) => Promise<import("../core/procedures/request-context").Identity | null>;
        logout: ({ sessionId }: import("../core/procedures/request-context").Identity, caller: import("#server/features/auth/auth-service").Caller) => Promise<void>;
    };
    firstSignIn: {
        isPending: () => Promise<boolean>;
        createToken: () => Promise<string | null>;
        isValid: (ownerId: string, token: string) => Promise<boolean>;
    };
    sessions: {
        list: ({ ownerId, sessionId }: import("../core/procedures/request-context").Identity) => Promise<import("../../shared/contract/auth").Session[]>;
        revoke: ({ ownerId }: import("../core/procedures/request-context").Identity, id: string, caller: import("#server/features/auth/auth-service").Caller) => Promise<void>;
        revokeOthers: ({ ownerId, sessionId }: import("../core/procedures/request-context").Identity, caller: import("#server/features/auth/auth-service").Caller) => Promise<number>;
    };
    notes: {
        noun: string;
        get: (id: string, viewer?: import("../core/content/published-rows").Viewer) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            projects: string[];
            generatedCover?: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
            };
        }>;
        create: (input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            projects: string[];
            generatedCover?: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
            };
        }>;
        update: (sent: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            id: string;
            expectedUpdatedAt?: string | undefined;
            isSlugFromTitle?: boolean | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
                place?: "footer" | "navigation" | "none";
            } | null | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            summary: string;
            cover: string;
            coverAlt: string;
            coverTurn?: number;
            tags: string[];
            projects: string[];
            generatedCover?: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
            };
        }>;
        remove: (id: string) => Promise<void>;
        discard: (id: string) => Promise<void>;
        restore: (takes: import("../core/content/history").TakeFromTrash[], choices?: import("../core/content/history").RestoreChoices) => Promise<void>;
        list: (tag?: string, viewer?: import("../core/content/published-rows").Viewer) => Promise<{
            notes: {
                draft?: boolean;
                publishAt?: string | null;
                _id: string;
                publishedAt: string;
                updatedAt: string;
                title: string;
                slug: string;
                summary: string;
                cover: string;
                coverAlt: string;
                tags: string[];
                generatedCover?: string;
                minutes: number;
                hasPendingChanges?: true;
            }[];
            tags: {
                name: string;
                notes: number;
            }[];
        }>;
        listPage: (input: import("../../shared/contract/post").NotePageInput) => Promise<{
            notes: {
                draft?: boolean;
                publishAt?: string | null;
                _id: string;
                publishedAt: string;
                updatedAt: string;
                title: string;
                slug: string;
                summary: string;
                cover: string;
                coverAlt: string;
                tags: string[];
                generatedCover?: string;
                minutes: number;
                hasPendingChanges?: true;
            }[];
            tags: {
                name: string;
                notes: number;
            }[];
            pages: number;
        }>;
        listFull: (most?: number) => Promise<import("../../shared/contract/post").Note[]>;
        getListed: (id: string) => Promise<import("../../shared/contract/post").NoteSummary>;
        view: (address: string) => Promise<import("../../shared/contract/post").NoteView>;
        preview: (id: string) => Promise<import("../../shared/contract/post").NoteView>;
        listForProject: (projectId: string) => Promise<{
            publishedAt: string;
            title: string;
            slug: string;
        }[]>;
        hasAny: () => Promise<boolean>;
    };
    pages: {
        noun: string;
        get: (id: string, viewer?: import("../core/content/published-rows").Viewer) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            place: "footer" | "navigation" | "none";
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
        }>;
        create: (input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            place: "footer" | "navigation" | "none";
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
        }>;
        update: (sent: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            id: string;
            expectedUpdatedAt?: string | undefined;
            isSlugFromTitle?: boolean | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
                place?: "footer" | "navigation" | "none";
            } | null | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            place: "footer" | "navigation" | "none";
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
        }>;
        remove: (id: string) => Promise<void>;
        discard: (id: string) => Promise<void>;
        restore: (takes: import("../core/content/history").TakeFromTrash[], choices?: import("../core/content/history").RestoreChoices) => Promise<void>;
        list: (viewer?: import("../core/content/published-rows").Viewer) => Promise<import("../../shared/contract/post").PageSummary[]>;
        listFull: () => Promise<import("../../shared/contract/post").Page[]>;
        view: (address: string) => Promise<import("../../shared/contract/post").PageView>;
        preview: (id: string) => Promise<import("../../shared/contract/post").PageView>;
        listLinked: () => Promise<import("../../shared/contract/post").PostLinks['pages']>;
    };
    projects: {
        noun: string;
        get: (id: string, viewer?: import("../core/content/published-rows").Viewer) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
        }>;
        create: (input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            title?: string | undefined;
            description?: string | undefined;
            github?: string | undefined;
            live?: string | undefined;
            details?: string | undefined;
            skills?: string[] | undefined;
            learned?: string | undefined;
            media?: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[] | undefined;
            keyFigures?: {
                value: string;
                label: string;
            }[] | undefined;
            image?: string | undefined;
            imageAlt?: string | undefined;
            coverTurn?: number | undefined;
            status?: string | undefined;
            category?: string | undefined;
            timeline?: string | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            pageLayout?: "" | "story" | "tabs" | undefined;
            featured?: boolean | undefined;
            public?: boolean | undefined;
            slug?: string | null | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
        }>;
        update: (sent: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            id: string;
            expectedUpdatedAt?: string | undefined;
            isSlugFromTitle?: boolean | undefined;
            title?: string | undefined;
            description?: string | undefined;
            github?: string | undefined;
            live?: string | undefined;
            details?: string | undefined;
            skills?: string[] | undefined;
            learned?: string | undefined;
            media?: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[] | undefined;
            keyFigures?: {
                value: string;
                label: string;
            }[] | undefined;
            image?: string | undefined;
            imageAlt?: string | undefined;
            coverTurn?: number | undefined;
            status?: string | undefined;
            category?: string | undefined;
            timeline?: string | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            pageLayout?: "" | "story" | "tabs" | undefined;
            featured?: boolean | undefined;
            public?: boolean | undefined;
            slug?: string | null | undefined;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            } | null | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            title: string;
            description: string;
            github: string;
            live: string;
            details: string;
            skills: string[];
            learned: string;
            media: {
                type: "image" | "video";
                url: string;
                caption?: string | undefined;
                alt?: string | undefined;
                filename?: string | undefined;
            }[];
            keyFigures?: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn?: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle?: string;
            metaDescription?: string;
            pageLayout?: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
            _id: string;
            slug?: string;
            generatedCover?: string;
            pendingChanges?: {
                title?: string;
                description?: string;
                github?: string;
                live?: string;
                details?: string;
                skills?: string[];
                learned?: string;
                media?: {
                    type: "image" | "video";
                    url: string;
                    caption?: string | undefined;
                    alt?: string | undefined;
                    filename?: string | undefined;
                }[];
                keyFigures?: {
                    value: string;
                    label: string;
                }[];
                image?: string;
                imageAlt?: string;
                coverTurn?: number;
                status?: string;
                category?: string;
                timeline?: string;
                metaTitle?: string;
                metaDescription?: string;
                pageLayout?: "" | "story" | "tabs";
                featured?: boolean;
                public?: boolean;
                slug?: string | null;
            };
            createdAt: string;
            updatedAt: string;
            seenUpdatedAt?: string;
        }>;
        remove: (id: string) => Promise<void>;
        discard: (id: string) => Promise<void>;
        restore: (takes: import("../core/content/history").TakeFromTrash[], choices?: import("../core/content/history").RestoreChoices) => Promise<void>;
        listCategories: (viewer?: import("../core/content/published-rows").Viewer) => Promise<string[]>;
        getCategoryOrder: (viewer?: import("../core/content/published-rows").Viewer) => Promise<string[]>;
        setCategoryOrder: (order: string[]) => Promise<string[]>;
        addCategory: (category: string) => Promise<string[]>;
        listStatuses: (viewer?: import("../core/content/published-rows").Viewer) => Promise<string[]>;
        addStatus: (status: string) => Promise<string[]>;
        listSkills: (viewer?: import("../core/content/published-rows").Viewer) => Promise<string[]>;
        list: (viewer?: import("../core/content/published-rows").Viewer) => Promise<import("../../shared/contract/project").Project[]>;
        listPages: () => Promise<import("../core/content/slugs").ItemPage[]>;
        listChanged: (most: number) => Promise<import("../features/projects/project-discovery").FeedProject[]>;
        getPage: (address: string) => Promise<import("../../shared/contract/project-page").ProjectPage>;
        previewPage: (id: string) => Promise<import("../../shared/contract/project-page").ProjectPage>;
        isShown: (id: string) => Promise<boolean>;
        findLinks: (manager: import("typeorm").EntityManager, ids: string[], viewer: import("../core/content/published-rows").Viewer) => Promise<{
            id: string;
            title: string;
            path: string;
        }[]>;
        listFeatured: () => Promise<import("../../shared/contract/project-summaries").ProjectCard[]>;
        count: () => Promise<number>;
        countByCategory: () => Promise<{
            category: string;
            projects: number;
        }[]>;
        listInCategory: (category: string | undefined, after?: string) => Promise<import("../../shared/contract/project-summaries").CategoryRows>;
        listOpenRows: ({ category, after }: import("../../shared/contract/project-summaries").CategoryRowsInput) => Promise<import("../../shared/contract/project-summaries").OpenRows[]>;
        listOverview: () => Promise<import("../../shared/contract/project-summaries").ProjectOverview[]>;
        listTopSkills: () => Promise<import("../../shared/skills").SkillUsage[]>;
        updateMany: (changes: import("../../shared/contract/project").BulkChange[]) => Promise<number>;
        removeMany: (ids: string[]) => Promise<number>;
        setOrder: (order: string[]) => Promise<void>;
    };
    site: {
        get: () => Promise<import("../../shared/contract/site").Site>;
        update: ({ expectedVersion, ...input }: import("../../shared/contract/site").SiteUpdate) => Promise<import("../../shared/contract/site").Site>;
        addFont: (font: import("../../shared/contract/site").AddedFont) => Promise<import("../../shared/contract/site").Site>;
        removeFont: (file: string) => Promise<import("../../shared/contract/site").Site>;
        replace: (settings: Partial<import("../../shared/contract/site").SiteSettings>) => Promise<import("../../shared/contract/site").Site>;
    };
    skills: {
        list: () => Promise<{
            name: string;
            category: string;
            description: string;
            icon: string;
            color: string;
            isCore: boolean;
            _id: string;
        }[]>;
        listVersioned: () => Promise<import("../../shared/contract/skill").SkillList>;
        saveList: (skills: import("../../shared/contract/skill").SkillInput[], expectedVersion?: number) => Promise<import("../../shared/contract/skill").SkillList>;
        restoreList: (skills: import("../../shared/contract/skill").SkillInput[]) => Promise<void>;
        setCore: (id: string, isCore: boolean) => Promise<import("../../shared/contract/skill").Skill>;
        remove: (id: string) => Promise<void>;
        suggest: () => Promise<import("../../shared/contract/skill").SkillSuggestion[]>;
        listKnown: () => Promise<import("../../shared/contract/skill").SkillSuggestion[]>;
    };
    timeline: {
        noun: string;
        get: (id: string, viewer?: import("../core/content/published-rows").Viewer) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
        }>;
        create: (input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            type?: "current" | "event" | "future" | "profile" | undefined;
            year?: number | undefined;
            title?: string | undefined;
            icon?: string | undefined;
            shortDescription?: string | undefined;
            longDescription?: string | undefined;
            profileSections?: {
                title: string;
                text: string;
            }[] | undefined;
            futureSections?: {
                title: string;
                text: string;
            }[] | undefined;
            kind?: "education" | "other" | "work" | null | undefined;
            endDate?: string | null | undefined;
            order?: number | undefined;
            profile?: Record<string, string> | undefined;
            future?: Record<string, string> | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
        }>;
        update: (sent: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            type?: "current" | "event" | "future" | "profile" | undefined;
            year?: number | undefined;
            title?: string | undefined;
            icon?: string | undefined;
            shortDescription?: string | undefined;
            longDescription?: string | undefined;
            profileSections?: {
                title: string;
                text: string;
            }[] | undefined;
            futureSections?: {
                title: string;
                text: string;
            }[] | undefined;
            kind?: "education" | "other" | "work" | null | undefined;
            endDate?: string | null | undefined;
            order?: number | undefined;
            profile?: Record<string, string> | undefined;
            future?: Record<string, string> | undefined;
            id: string;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile" | undefined;
                year?: number | undefined;
                title?: string | undefined;
                icon?: string | undefined;
                shortDescription?: string | undefined;
                longDescription?: string | undefined;
                profileSections?: {
                    title: string;
                    text: string;
                }[] | undefined;
                futureSections?: {
                    title: string;
                    text: string;
                }[] | undefined;
                kind?: "education" | "other" | "work" | null | undefined;
                endDate?: string | null | undefined;
                profile?: Record<string, string> | undefined;
                future?: Record<string, string> | undefined;
            } | null | undefined;
            expectedVersion?: number | undefined;
        }) => Promise<{
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
        }>;
        remove: (id: string) => Promise<void>;
        discard: (id: string) => Promise<void>;
        restore: (takes: import("../core/content/history").TakeFromTrash[], choices?: import("../core/content/history").RestoreChoices) => Promise<void>;
        list: (viewer?: import("../core/content/published-rows").Viewer) => Promise<import("../../shared/contract/timeline-element").TimelineElement[]>;
        getAsSeen: (id: string) => Promise<import("../../shared/contract/timeline-element").TimelineElement>;
        listVersioned: () => Promise<import("../../shared/contract/timeline-element").TimelineList>;
        reorder: ({ elements, expectedVersion }: import("../../shared/contract/timeline-element").TimelineOrder) => Promise<import("../../shared/contract/timeline-element").TimelineElement[]>;
    };
};
export {};
