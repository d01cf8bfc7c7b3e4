import type { Readable } from 'node:stream';
import type { StagedUploads } from '#server/core/runtime/staged-uploads';
import type { ImportService } from '#server/extras/imports/import-service';
import type { ImportPlan, ImportResult, MarkdownPlanInput, StagedMarkdown } from '#shared/extras/imports/import-contract';
export type MarkdownSource = ReturnType<typeof createMarkdownSource>;
export type MarkdownSourceDeps = {
    imports: ImportService;
    stagedUploads: StagedUploads;
};
/** Imports Markdown files from a staged archive. */
export declare function createMarkdownSource({ imports, stagedUploads }: MarkdownSourceDeps): {
    receive: (content: Readable) => Promise<StagedMarkdown>;
    plan: (input: MarkdownPlanInput) => Promise<ImportPlan>;
    apply: (input: MarkdownPlanInput & {
        keys: string[];
    }) => Promise<ImportResult>;
    discard: (id: string) => Promise<void>;
};
