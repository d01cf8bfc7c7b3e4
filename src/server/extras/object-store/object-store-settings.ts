import { z } from 'zod';
import type { SettingValues } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import { webAddress } from '#server/core/config/setting-values';
import { type BucketAddress, bucketAddress } from './bucket-address';

const fields = {
  UPLOADS_URL: bucketAddress
    .optional()
    .describe(
      'The bucket of an S3 store for the uploads, such as `s3://bucket/folder?endpoint=https://s3.example.com&region=eu-1&pathStyle=true`. `UPLOADS_DIR` then contains only files that are being received. The credentials are those of the AWS SDK, such as `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.',
    ),
  UPLOADS_PUBLIC_BUCKET: z
    .string()
    .optional()
    .describe(
      'A second bucket of the same store, which everyone may read. The site copies files into it that visitors may see.',
    ),
  UPLOADS_PUBLIC_URL: webAddress()
    .optional()
    .describe(
      'The address at which everyone may read `UPLOADS_PUBLIC_BUCKET`. Visitors are redirected there instead of receiving files through the site.',
    ),
};

const schema = z
  .object(fields)
  .refine(
    ({ UPLOADS_PUBLIC_BUCKET: bucket, UPLOADS_PUBLIC_URL: url }) =>
      (bucket === undefined) === (url === undefined),
    { path: ['UPLOADS_PUBLIC_BUCKET'], error: 'must be set together with UPLOADS_PUBLIC_URL' },
  )
  .refine(
    ({ UPLOADS_URL, UPLOADS_PUBLIC_BUCKET: bucket }) => bucket === undefined || UPLOADS_URL !== undefined,
    {
      path: ['UPLOADS_PUBLIC_BUCKET'],
      error: 'needs UPLOADS_URL',
    },
  )
  .refine(
    ({ UPLOADS_URL, UPLOADS_PUBLIC_BUCKET: bucket }) =>
      bucket === undefined || UPLOADS_URL?.bucket !== bucket,
    {
      path: ['UPLOADS_PUBLIC_BUCKET'],
      error: 'must differ from the bucket of UPLOADS_URL, which has private files',
    },
  );

export const objectStoreSettings: SettingGroup = { title: 'Object store', fields, secrets: [], schema };

export type ObjectStoreSettings = {
  address: BucketAddress;
  /** The bucket that everyone may read at the address `url`. */
  publicBucket: { name: string; url: string } | null;
};

/** Reads the settings of the object store. Returns null if the uploads are in a folder. */
export function readObjectStoreSettings(values: SettingValues): ObjectStoreSettings | null {
  const { UPLOADS_URL: address, UPLOADS_PUBLIC_BUCKET: name, UPLOADS_PUBLIC_URL: url } = schema.parse(values);
  if (address === undefined) return null;
  return { address, publicBucket: name === undefined || url === undefined ? null : { name, url } };
}
