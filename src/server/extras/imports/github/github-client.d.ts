import { z } from 'zod';
export type GitHubOptions = {
    apiUrl: string;
    token: string | undefined;
    fetch?: typeof fetch;
};
/** The fields used of a repository, as in GitHub's published schema. */
declare const repositorySchema: z.ZodObject<{
    name: z.ZodString;
    full_name: z.ZodString;
    private: z.ZodBoolean;
    html_url: z.ZodString;
    description: z.ZodNullable<z.ZodString>;
    homepage: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    fork: z.ZodBoolean;
    archived: z.ZodDefault<z.ZodBoolean>;
    language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    topics: z.ZodPreprocess<z.ZodDefault<z.ZodArray<z.ZodString>>, unknown>;
    stargazers_count: z.ZodDefault<z.ZodInt>;
    forks_count: z.ZodDefault<z.ZodInt>;
    created_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    pushed_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export type Repository = z.infer<typeof repositorySchema>;
export type Readme = {
    text: string;
    address: string | null;
};
export type GitHubClient = ReturnType<typeof createGitHubClient>;
export declare function createGitHubClient({ apiUrl, token, fetch: ask }: GitHubOptions): {
    listRepositories: (profile: string, { page, perPage }: {
        page: number;
        perPage: number;
    }) => Promise<{
        repositories: Repository[];
        hasMore: boolean;
    }>;
    findReadme: (fullName: string) => Promise<Readme | null>;
};
export {};
