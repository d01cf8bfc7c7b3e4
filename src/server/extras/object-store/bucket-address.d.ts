import { z } from 'zod';
/** The address of a bucket in an S3 store. Its credentials are those of the SDK. */
export type BucketAddress = {
    bucket: string;
    /** The beginning of all keys: '' or a path that ends with a slash. */
    prefix: string;
    /** Undefined for Amazon S3. */
    endpoint: string | undefined;
    region: string;
    /** True if addresses have the bucket in their path, and not in their host name. */
    isPathStyle: boolean;
};
/** Reads `s3://bucket/folder?endpoint=…&region=…&pathStyle=true`. Returns what is wrong as a text. */
export declare function parseBucketAddress(text: string): BucketAddress | string;
/** Reads the address of a bucket, such as `s3://bucket?region=eu-1`. */
export declare const bucketAddress: z.ZodPipe<z.ZodString, z.ZodTransform<BucketAddress, string>>;
