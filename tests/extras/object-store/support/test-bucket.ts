import { randomBytes } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import type { BucketAddress } from '#server/extras/object-store/bucket-address';
import { createObjectClient } from '#server/extras/object-store/object-bucket';
import { SWIFT_KEYS } from './swift-server';

/** The S3 endpoint of the suite, without TLS. */
export function readStoreUrl(): string {
  return process.env.OBJECT_STORE_URL ?? '';
}

/** Creates an empty bucket in the store of the suite. */
export async function createTestBucket(prefix = ''): Promise<BucketAddress> {
  Object.assign(process.env, SWIFT_KEYS);
  const bucket = `test-${randomBytes(6).toString('hex')}`;
  const address = { bucket, prefix, endpoint: readStoreUrl(), region: 'us-east-1', isPathStyle: true };
  await createObjectClient(address).send(new CreateBucketCommand({ Bucket: bucket }));
  return address;
}

/** Returns the setting UPLOADS_URL for a bucket, at another endpoint if one is given. */
export function toUploadsUrl({ bucket, prefix, endpoint, region }: BucketAddress, at = endpoint): string {
  return `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(at ?? '')}&region=${region}&pathStyle=true`;
}
