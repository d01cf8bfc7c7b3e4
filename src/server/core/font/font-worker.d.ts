/** Returns the reason why the site cannot use a font, or null if it can. */
export declare function findProblem({ path }: {
    path: string;
}): Promise<string | null>;
