import { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
export type PictureResponse = {
    status: number;
    location: string | undefined;
    body: Readable;
};
/** Requests an address without following redirects. */
export type OpenAddress = (url: URL, signal: AbortSignal) => Promise<PictureResponse>;
/**
 * Fetches an image over https from a public address. Redirects and host names cannot lead to this machine or
 * its network. The caller limits the size.
 * @throws AppError that says why the image could not be fetched
 */
export declare function fetchPicture(address: string, open?: OpenAddress): Promise<Readable>;
/** Returns false for addresses of this machine and of private networks. */
export declare function isPublicAddress(address: string): boolean;
type ResolveName = (host: string, options: LookupAllOptions, done: (error: Error | null, found: LookupAddress[]) => void) => void;
/**
 * Checks the addresses of a host name during the connection, so that the checked address is the one connected
 * to.
 */
export declare function publicLookup(resolve?: ResolveName): LookupFunction;
export {};
