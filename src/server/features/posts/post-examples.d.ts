export declare const noteExamples: {
    list: {
        answer: {
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
        };
    };
    get: {
        answer: {
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
        };
    };
    create: {
        request: {
            title: string;
            slug: string;
            text: string;
            summary: string;
            cover: string;
            coverAlt: string;
            tags: string[];
            projects: string[];
            metaTitle: string;
            metaDescription: string;
        };
        answer: {
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
        };
    };
    update: {
        request: {
            summary: string;
            expectedUpdatedAt: string;
        };
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
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
            summary: string;
            updatedAt: string;
        };
    };
    remove: {
        answer: {
            success: boolean;
        };
    };
};
export declare const pageExamples: {
    list: {
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            updatedAt: string;
            title: string;
            slug: string;
            place: "footer" | "navigation" | "none";
            hasPendingChanges?: true;
        }[];
    };
    get: {
        answer: {
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
        };
    };
    create: {
        request: {
            title: string;
            slug: string;
            text: string;
            metaTitle: string;
            metaDescription: string;
            place: 'footer';
        };
        answer: {
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
        };
    };
    update: {
        request: {
            place: string;
            expectedUpdatedAt: string;
        };
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            _id: string;
            publishedAt: string;
            createdAt: string;
            seenUpdatedAt?: string;
            metaTitle: string;
            metaDescription: string;
            title: string;
            slug: string;
            text: string;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                place?: "footer" | "navigation" | "none";
            };
            place: string;
            updatedAt: string;
        };
    };
    remove: {
        answer: {
            success: boolean;
        };
    };
};
