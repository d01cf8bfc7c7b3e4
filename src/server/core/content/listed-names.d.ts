type ListedName = {
    draft?: unknown;
    name?: unknown;
};
/**
 * Returns true if visitors see a name of a list. They see those that the owner added, and those that something they
 * see uses.
 */
export declare function isNameShown({ draft, name }: ListedName, used: ReadonlySet<unknown>): boolean;
export {};
