import type { StagedMarkdown } from '#shared/extras/imports/import-contract';
export declare const stagedMarkdownExample: StagedMarkdown;
export declare const importExamples: {
    list: {
        answer: {
            _id: string;
            source: string;
            createdAt: string;
            made: number;
            changed: number;
            withheld: number;
            drafts: {
                target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                count: number;
                withheld: number;
            }[];
            isUndone: boolean;
        }[];
    };
    undo: {
        answer: {
            removed: number;
            restored: number;
            kept: number;
        };
    };
    publish: {
        answer: {
            count: number;
            withheld: number;
        };
    };
    planResume: {
        request: {
            text: string;
        };
        answer: {
            items: {
                key: string;
                target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                from: string;
                name: string;
                note: string;
                isWithheld: boolean;
                pictures: number;
                state: "changed" | "kept" | "new" | "same";
                changes: string[];
                isSimilar: boolean;
                isProposed: boolean;
            }[];
            leftOut: {
                from: string;
                reason: string;
            }[];
        };
    };
    applyResume: {
        request: {
            text: string;
            keys: string[];
        };
        answer: {
            _id: string | null;
            made: number;
            changed: number;
            withheld: number;
            problems: string[];
        };
    };
    repositories: {
        answer: {
            name: string;
            projectId: string;
            stars: number;
            forks: number;
        }[];
    };
    planRepositories: {
        request: {
            profile: string;
            page: number;
        };
        answer: {
            items: {
                key: string;
                target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                from: string;
                name: string;
                note: string;
                isWithheld: boolean;
                pictures: number;
                state: "changed" | "kept" | "new" | "same";
                changes: string[];
                isSimilar: boolean;
                isProposed: boolean;
            }[];
            leftOut: {
                from: string;
                reason: string;
            }[];
            profile: string;
            nextPage: number | null;
        };
    };
    applyRepositories: {
        request: {
            profile: string;
            keys: string[];
        };
        answer: {
            _id: string | null;
            made: number;
            changed: number;
            withheld: number;
            problems: string[];
        };
    };
    refreshRepositories: {
        request: {};
        answer: {
            changed: number;
            withheld: number;
            problems: string[];
            _id: null;
            made: number;
        };
    };
    planMarkdown: {
        request: {
            target: string;
        };
        answer: {
            items: {
                key: string;
                target: "notes" | "pages" | "projects" | "settings" | "skills" | "timeline";
                from: string;
                name: string;
                note: string;
                isWithheld: boolean;
                pictures: number;
                state: "changed" | "kept" | "new" | "same";
                changes: string[];
                isSimilar: boolean;
                isProposed: boolean;
            }[];
            leftOut: never[];
        };
    };
    applyMarkdown: {
        request: {
            target: string;
            keys: string[];
        };
        answer: {
            _id: string | null;
            made: number;
            changed: number;
            withheld: number;
            problems: string[];
        };
    };
    discardMarkdown: {
        answer: {
            success: boolean;
        };
    };
};
