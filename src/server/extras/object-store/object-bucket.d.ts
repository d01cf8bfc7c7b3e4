import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { type ByteRange } from '#server/features/uploads/store/upload-store';
import type { BucketAddress } from './bucket-address';
/** How a file is stored, as its headers. */
export type ObjectHeaders = {
    ContentType: string;
    CacheControl: string;
};
type StoredObject = {
    key: string;
    modifiedAt: Date;
};
export type ObjectBucket = ReturnType<typeof openBucket>;
type Limits = {
    socketTimeout: number;
    requestTimeout?: number;
    throwOnRequestTimeout?: boolean;
};
/**
 * Creates a client of an S3 store. Its checksums are those that S3 requires, because the default ones are
 * unknown to most other stores.
 */
export declare function createObjectClient({ endpoint, region, isPathStyle }: BucketAddress, limits?: Limits): S3Client;
/**
 * Opens a bucket, by default that of the address. A store that is away, full or refuses a request is an AppError
 * SERVICE_UNAVAILABLE.
 */
export declare function openBucket(address: BucketAddress, Bucket?: string): {
    name: string;
    put: (file: string, Key: string, headers: ObjectHeaders) => Promise<void>;
    putProbe: (Key: string) => Promise<void>;
    copyFrom: (source: {
        bucket: string;
        key: string;
    }, Key: string) => Promise<boolean>;
    find: (Key: string) => Promise<{
        bytes: number;
        modifiedAt: Date;
    } | null>;
    read: (Key: string, range?: ByteRange) => Promise<Readable | null>;
    remove: (Key: string) => Promise<void>;
    list: (Prefix: string, { isDeep }?: {
        isDeep?: boolean | undefined;
    }) => AsyncGenerator<StoredObject[]>;
    check: () => Promise<void>;
};
export {};
