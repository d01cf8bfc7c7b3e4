import type { MarkdownSource } from './markdown-source';
/** Creates the procedures for a staged archive of Markdown files, which markdown-endpoint.ts receives. */
export declare function markdownProcedures(markdown: MarkdownSource): {
    planMarkdown: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
            target?: "notes" | "pages" | "projects" | undefined;
            targets?: {
                key: string;
                target: "notes" | "pages" | "projects";
            }[] | undefined;
        };
        output: {
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
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    applyMarkdown: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
            target?: "notes" | "pages" | "projects" | undefined;
            targets?: {
                key: string;
                target: "notes" | "pages" | "projects";
            }[] | undefined;
            keys: string[];
        };
        output: {
            _id: string | null;
            made: number;
            changed: number;
            withheld: number;
            problems: string[];
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
    discardMarkdown: import("@trpc/server").TRPCMutationProcedure<{
        input: {
            id: string;
        };
        output: {
            success: true;
        };
        meta: import("#server/core/procedures/procedures").ProcedureMeta;
    }>;
};
