export declare const versionExamples: {
    list: {
        answer: {
            number: number;
            kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
            savedAt: string | null;
            savedBy: string | null;
            changes: string[];
            bytes: number;
            isCurrent: boolean;
        }[];
    };
    get: {
        answer: {
            number: number;
            kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
            savedAt: string | null;
            savedBy: string | null;
            changes: string[];
            bytes: number;
            isCurrent: boolean;
            fields: {
                title: string;
                featured: boolean;
            };
        };
    };
    restore: {
        request: {
            expectedNumber: number;
        };
        answer: {
            number: number;
            kind: "note" | "page" | "project" | "site" | "skills" | "timeline";
            savedAt: string | null;
            savedBy: string | null;
            changes: string[];
            bytes: number;
            isCurrent: boolean;
        }[];
    };
};
export declare const trashExamples: {
    list: {
        answer: {
            _id: string;
            kind: "message" | "note" | "page" | "project" | "site" | "skills" | "timeline";
            name: string;
            trashedAt: string;
            expiresAt: string;
            bytes: number;
            undoneImport?: {
                id: string;
                source: string;
            } | undefined;
        }[];
    };
    restore: {
        request: {
            category: string;
        };
        answer: {
            success: boolean;
        };
    };
    restoreProjects: {
        request: {
            ids: string[];
        };
        answer: {
            count: number;
        };
    };
    remove: {
        answer: {
            success: boolean;
        };
    };
    empty: {
        answer: {
            count: number;
        };
    };
};
