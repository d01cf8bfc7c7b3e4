import type { ImportService } from '#server/extras/imports/import-service';
import type { ImportedRepository, ImportResult, RepositoryPlan } from '#shared/extras/imports/import-contract';
import { type OpenAddress } from './fetch-picture';
import { type GitHubOptions } from './github-client';
export type GitHubSource = ReturnType<typeof createGitHubSource>;
export type GitHubSourceDeps = {
    imports: ImportService;
    github: GitHubOptions;
    openPictures?: OpenAddress | undefined;
};
/** Imports the repositories of a profile. A token that the owner enters is used for that call only. */
export declare function createGitHubSource({ imports, github, openPictures }: GitHubSourceDeps): {
    list: (input: {
        profile: string;
        page: number;
        token?: string | undefined;
    }) => Promise<RepositoryPlan>;
    listTaken: () => Promise<ImportedRepository[]>;
    apply: (input: {
        profile: string;
        keys: string[];
        token?: string | undefined;
    }) => Promise<ImportResult>;
    refresh: (token: string | undefined) => Promise<ImportResult>;
};
