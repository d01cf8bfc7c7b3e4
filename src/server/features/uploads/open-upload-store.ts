import type { BucketAddress } from '#server/core/config/bucket-address';
import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';
import { createFolderStore } from './folder-store';
import type { ObjectBucket } from './object-bucket';
import type { UploadStore } from './upload-store';

/** The place of uploads: a bucket if there is one, or else a folder. */
export type UploadPlace = {
  uploadsDir: string;
  uploadsBucket: BucketAddress | null;
  /** The bucket that everyone may read at the address `url`. */
  publicUploads: { bucket: string; url: string } | null;
};

/**
 * Opens the store of uploads. An object store that is away is only logged, because the rest of the site works
 * without it.
 * @throws StartError naming the setting if the bucket or the credentials are wrong
 */
export async function openUploadStore(place: UploadPlace, log?: Logger): Promise<UploadStore> {
  const { uploadsDir, uploadsBucket: address, publicUploads } = place;
  if (!address) return createFolderStore(uploadsDir);
  // A site without an object store does not load the SDK.
  const { openBucket } = await import('./object-bucket');
  const { createObjectStore, createPublicCopies } = await import('./object-store');
  const bucket = openBucket(address);
  await requireBucket(bucket, 'UPLOADS_URL', address, log);
  const copies = publicUploads && openBucket(address, publicUploads.bucket);
  if (copies) await requireBucket(copies, 'UPLOADS_PUBLIC_BUCKET', address, log);
  return createObjectStore({
    bucket,
    prefix: address.prefix,
    folder: uploadsDir,
    publicCopies:
      copies && publicUploads && createPublicCopies(copies, { url: publicUploads.url, source: address }),
  });
}

async function requireBucket(
  bucket: ObjectBucket,
  setting: string,
  { endpoint = 'Amazon S3' }: BucketAddress,
  log: Logger | undefined,
): Promise<void> {
  try {
    await bucket.check();
  } catch (error) {
    const problem = explainRefusal(error, { bucket: bucket.name, setting, endpoint });
    if (problem !== null) throw new StartError(problem, { cause: error });
    log?.warn({ error }, `the object store at ${endpoint} does not answer`);
  }
}

const MISSING_CREDENTIALS = ['CredentialsProviderError', 'ProviderError'];
const WRONG_CREDENTIALS = ['SignatureDoesNotMatch', 'InvalidAccessKeyId', 'ExpiredToken', 'InvalidToken'];
const WRONG_REGION = [
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'IllegalLocationConstraintException',
];

/** Explains an answer that another attempt would not change. Returns null for any other failure. */
function explainRefusal(
  error: unknown,
  { bucket, setting, endpoint }: { bucket: string; setting: string; endpoint: string },
): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoSuchBucket') return `${setting}: The bucket "${bucket}" does not exist at ${endpoint}.`;
  if (name === 'AccessDenied') return `${setting}: The credentials do not allow the bucket "${bucket}".`;
  if (WRONG_REGION.includes(name)) return `${setting}: The bucket "${bucket}" is in another region.`;
  if (WRONG_CREDENTIALS.includes(name))
    return `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: ${endpoint} does not accept them (${name}).`;
  if (MISSING_CREDENTIALS.includes(name))
    return 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: UPLOADS_URL needs them, and they are not set.';
  return null;
}
