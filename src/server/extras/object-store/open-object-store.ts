import { StartError } from '#server/core/errors/start-error';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { BucketAddress } from './bucket-address';
import type { ObjectBucket } from './object-bucket';
import type { ObjectStoreSettings } from './object-store-settings';

type OpenOptions = {
  /** The local folder of files that are not stored yet. */
  folder: string;
  log?: Logger | undefined;
};

/**
 * Opens the object store. One that is away is only logged, because the rest of the site works without it.
 * @throws StartError naming the setting if the bucket or the credentials are wrong
 */
export async function openObjectStore(
  { address, publicBucket }: ObjectStoreSettings,
  { folder, log }: OpenOptions,
): Promise<UploadStore> {
  // A site without an object store does not load the SDK.
  const { openBucket } = await import('./object-bucket');
  const { createObjectStore, createPublicCopies } = await import('./object-store');
  const bucket = openBucket(address);
  await requireBucket(bucket, 'UPLOADS_URL', address, log);
  const copies = publicBucket && openBucket(address, publicBucket.name);
  if (copies) await requireBucket(copies, 'UPLOADS_PUBLIC_BUCKET', address, log);
  return createObjectStore({
    bucket,
    prefix: address.prefix,
    folder,
    publicCopies:
      copies && publicBucket && createPublicCopies(copies, { url: publicBucket.url, source: address }),
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
