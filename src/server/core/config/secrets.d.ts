export declare const SECRETS_FILE = "secrets.json";
type ConfiguredSecrets = {
    jwtSecret: string | undefined;
    refreshTokenSecret: string | undefined;
};
type Secrets = {
    access: string;
    refresh: string;
    areGenerated: boolean;
};
/**
 * Returns the secrets that sign tokens. Without configured ones, it generates them once into the data folder.
 */
export declare function loadSecrets({ jwtSecret, refreshTokenSecret }: ConfiguredSecrets, dataDir: string): Promise<Secrets>;
export {};
