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

const DEFAULT_REGION = 'us-east-1';
const PARAMETERS = ['endpoint', 'region', 'pathStyle'];

/** Reads `s3://bucket/folder?endpoint=…&region=…&pathStyle=true`. Returns what is wrong as a text. */
export function parseBucketAddress(text: string): BucketAddress | string {
  if (!text.startsWith('s3://') || !URL.canParse(text)) return 'must look like "s3://bucket?endpoint=…"';
  const { hostname, pathname, username, password, searchParams } = new URL(text);
  if (username !== '' || password !== '')
    return 'must not contain credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(hostname)) return 'must name a bucket, as in "s3://bucket"';
  // Stores disagree about other characters in the source of a copy.
  if (!/^[\w.\-/]*$/.test(pathname)) return 'must have a folder of letters, digits, ".", "_" and "-"';
  const unknown = [...searchParams.keys()].find(key => !PARAMETERS.includes(key));
  if (unknown !== undefined) return `must not have the parameter "${unknown}". Use ${PARAMETERS.join(', ')}`;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isHttpAddress(endpoint))
    return 'must have an http or https address as its endpoint';
  const pathStyle = searchParams.get('pathStyle') ?? 'false';
  if (!['true', 'false'].includes(pathStyle)) return 'must have pathStyle=true or pathStyle=false';
  return {
    bucket: hostname,
    prefix: toPrefix(pathname),
    endpoint,
    region: searchParams.get('region') ?? DEFAULT_REGION,
    isPathStyle: pathStyle === 'true',
  };
}

/** Reads the address of a bucket, such as `s3://bucket?region=eu-1`. */
export const bucketAddress = z.string().transform((text, context) => {
  const address = parseBucketAddress(text);
  if (typeof address !== 'string') return address;
  context.addIssue(address);
  return z.NEVER;
});

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function toPrefix(path: string): string {
  const parts = path.split('/').filter(part => part !== '');
  return parts.map(part => `${part}/`).join('');
}
