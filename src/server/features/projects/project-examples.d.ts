export declare const projectExamples: {
    list: {
        answer: {
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
    };
    get: {
        answer: {
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
        };
    };
    create: {
        request: {
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
            keyFigures: {
                value: string;
                label: string;
            }[];
            image: string;
            imageAlt: string;
            coverTurn: number;
            status: string;
            category: string;
            timeline: string;
            metaTitle: string;
            metaDescription: string;
            pageLayout: "" | "story" | "tabs";
            featured: boolean;
            public: boolean;
        };
        answer: {
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
    };
    update: {
        request: {
            featured: boolean;
            expectedUpdatedAt: string;
        };
        answer: {
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
            seenUpdatedAt?: string;
            featured: boolean;
            updatedAt: string;
        };
    };
    updateMany: {
        request: {
            projects: {
                id: string;
                featured: boolean;
            }[];
        };
        answer: {
            count: number;
        };
    };
    removeMany: {
        answer: {
            count: number;
        };
    };
    setOrder: {
        request: {
            order: string[];
        };
        answer: {
            success: boolean;
        };
    };
    remove: {
        answer: {
            success: boolean;
        };
    };
    categories: {
        answer: string[];
    };
    addCategory: {
        request: {
            category: string;
        };
        answer: string[];
    };
    categoryOrder: {
        answer: string[];
    };
    setCategoryOrder: {
        request: {
            order: string[];
        };
        answer: string[];
    };
    statuses: {
        answer: string[];
    };
    addStatus: {
        request: {
            status: string;
        };
        answer: string[];
    };
    skills: {
        answer: string[];
    };
};
