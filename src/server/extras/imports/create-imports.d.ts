import type { SiteParts } from '#server/extras/extra';
import type { OpenAddress } from './github/fetch-picture';
import { type ImportService } from './import-service';
type ImportsCore = Pick<SiteParts, 'db' | 'services' | 'store' | 'env'>;
/** Calls other sites. Tests replace these functions. */
export type Network = {
    /** Calls the API of GitHub. */
    fetch?: typeof fetch;
    /** Fetches images. */
    openPictures?: OpenAddress;
};
/** Creates the service that imports content, and its sources. */
export declare function createImports(core: ImportsCore, { fetch, openPictures }?: Network): {
    imports: {
        plan: (reading: import("./import-entry").SourceEntries) => Promise<import("../../../shared/extras/imports/import-contract").ImportPlan>;
        apply: (reading: import("./import-entry").SourceEntries, keys: string[]) => Promise<import("../../../shared/extras/imports/import-contract").ImportResult>;
        undo: (id: string) => Promise<import("../../../shared/extras/imports/import-contract").ImportUndone>;
        publish: (id: string) => Promise<import("../../../shared/extras/imports/import-contract").ImportPublished>;
        list: () => Promise<import("../../../shared/extras/imports/import-contract").ImportRun[]>;
        listImported: (source: import("../../composition/import-tables").ImportedItemRow['source']) => Promise<import("../../composition/import-tables").ImportedItemRow[]>;
        listSlugs: (kind: import("../../../shared/content-kinds").ContentKindName) => Promise<{
            id: string;
            slug: string;
        }[]>;
    };
    github: {
        list: (input: {
            profile: string;
            page: number;
            token?: string | undefined;
        }) => Promise<import("../../../shared/extras/imports/import-contract").RepositoryPlan>;
        listTaken: () => Promise<import("../../../shared/extras/imports/import-contract").ImportedRepository[]>;
        apply: (input: {
            profile: string;
            keys: string[];
            token?: string | undefined;
        }) => Promise<import("../../../shared/extras/imports/import-contract").ImportResult>;
        refresh: (token: string | undefined) => Promise<import("../../../shared/extras/imports/import-contract").ImportResult>;
    };
    markdown: {
        receive: (content: import("stream").Readable) => Promise<import("../../../shared/extras/imports/import-contract").StagedMarkdown>;
        plan: (input: import("../../../shared/extras/imports/import-contract").MarkdownPlanInput) => Promise<import("../../../shared/extras/imports/import-contract").ImportPlan>;
        apply: (input: import("../../../shared/extras/imports/import-contract").MarkdownPlanInput & {
            keys: string[];
        }) => Promise<import("../../../shared/extras/imports/import-contract").ImportResult>;
        discard: (id: string) => Promise<void>;
    };
};
/** Creates the service that imports the entries of any source. */
export declare function createImporter({ db, services, store, env }: ImportsCore): ImportService;
export {};
