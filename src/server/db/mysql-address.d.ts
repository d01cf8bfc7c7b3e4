/** The address and the TLS settings for the driver. The certificate must be valid for the name of the host. */
export type MysqlAddress = {
    uri: string;
    ssl?: {
        rejectUnauthorized: true;
        verifyIdentity: true;
    };
};
/** Splits `mysql://user:password@host/database?tls=true` into an address without parameters and its TLS settings. */
export declare function readMysqlAddress(url: string): MysqlAddress;
