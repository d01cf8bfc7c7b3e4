type Variables = Record<string, string | undefined>;
/**
 * Fills secrets from the files that variables such as `JWT_SECRET_FILE` name, as container platforms provide them.
 * The problems say which file is wrong, without its content.
 */
export declare function readSecretFiles(source: Variables, secrets: readonly string[]): {
    values: Variables;
    problems: string[];
};
export {};
