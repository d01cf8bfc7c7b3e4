/**
 * Converts a caller's address into a rate-limit key. An IPv6 network of /64 counts as one caller, who would
 * otherwise have 2^64 addresses. All notations of an IPv4 address give the same key.
 */
export declare function toLimitKey(address: string): string;
