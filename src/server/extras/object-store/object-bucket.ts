import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '#server/core/errors/app-error';
import { type ByteRange, NAMES_AT_ONCE } from '#server/features/uploads/store/upload-store';
import { MINUTE_MS } from '#shared/time';
import type { BucketAddress } from './bucket-address';

/** How a file is stored, as its headers. */
export type ObjectHeaders = { ContentType: string; CacheControl: string };

type StoredObject = { key: string; modifiedAt: Date };

export type ObjectBucket = ReturnType<typeof openBucket>;

const CONNECT_TIMEOUT_MS = 3_000;
/** The longest silence of the store. */
const SILENCE_MS = 5_000;
/** The longest silence while it copies an object, which takes as long as the object is large. */
const COPY_SILENCE_MS = MINUTE_MS;
/** A bucket that exists is not checked again for this long. */
const SEEN_MS = MINUTE_MS;
/** The attempts of one request, which together fit into the time that a visitor waits. */
const ATTEMPTS = 2;
/** More connections than slow visitors are likely to hold, because others wait beyond it. */
const CONNECTIONS = 1_000;

type Limits = { socketTimeout: number; requestTimeout?: number; throwOnRequestTimeout?: boolean };

/** Limits how long the store may be silent while it receives a file or sends a short response. */
const SILENCE_LIMITS: Limits = { socketTimeout: SILENCE_MS };
const COPY_LIMITS: Limits = { socketTimeout: COPY_SILENCE_MS };
/** Limits the time until a response begins. A reader may take its body as slowly as it likes. */
const READ_LIMITS: Limits = { socketTimeout: 0, requestTimeout: SILENCE_MS, throwOnRequestTimeout: true };

/**
 * Creates a client of an S3 store. Its checksums are those that S3 requires, because the default ones are
 * unknown to most other stores.
 */
export function createObjectClient(
  { endpoint, region, isPathStyle }: BucketAddress,
  limits: Limits = SILENCE_LIMITS,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
      ...limits,
    },
  });
}

/**
 * Opens a bucket, by default that of the address. A store that is away, full or refuses a request is an AppError
 * SERVICE_UNAVAILABLE.
 */
export function openBucket(address: BucketAddress, Bucket = address.bucket) {
  const client = createObjectClient(address);
  const copyingClient = createObjectClient(address, COPY_LIMITS);
  const readingClient = createObjectClient(address, READ_LIMITS);
  let seenUntil = 0;

  /** Stores a local file, in parts if it is large. A file is stored completely or not at all. */
  async function put(file: string, Key: string, headers: ObjectHeaders): Promise<void> {
    const params = { Bucket, Key, Body: createReadStream(file), ...headers };
    await new Upload({ client, params }).done().catch(throwUnavailable);
  }

  /** Stores an object with little content. */
  async function putProbe(Key: string): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' })).catch(throwUnavailable);
  }

  /** Copies an object within the store. Returns false if it does not exist. */
  async function copyFrom(source: { bucket: string; key: string }, Key: string): Promise<boolean> {
    const CopySource = encodeURI(`${source.bucket}/${source.key}`);
    const done = await copyingClient
      .send(new CopyObjectCommand({ Bucket, Key, CopySource }))
      .catch(nullIfMissing);
    return done !== null;
  }

  async function find(Key: string): Promise<{ bytes: number; modifiedAt: Date } | null> {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing);
    if (!head) await requireBucket();
    return head && { bytes: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
  }

  async function read(Key: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const object = await readingClient
      .send(new GetObjectCommand({ Bucket, Key, Range }))
      .catch(nullIfMissing);
    // On Node, a body is a stream of Node.
    return object?.Body instanceof Readable ? limitSilence(object.Body) : null;
  }

  /** Removes an object. A missing one is not an error. */
  async function remove(Key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(nullIfMissing);
  }

  /** Lists the objects whose key starts with the prefix, without those in its folders, in batches. */
  async function* list(Prefix: string, { isDeep = false } = {}): AsyncGenerator<StoredObject[]> {
    const input = { Bucket, Prefix, ...(!isDeep && { Delimiter: '/' }) };
    const pages = paginateListObjectsV2({ client, pageSize: NAMES_AT_ONCE }, input);
    try {
      for await (const { Contents = [] } of pages) {
        yield Contents.map(({ Key = '', LastModified = new Date(0) }) => ({
          key: Key,
          modifiedAt: LastModified,
        }));
      }
    } catch (error) {
      throwUnavailable(error);
    }
  }

  /** Tells a missing bucket from a missing object, which have the same answer to a HEAD. */
  async function requireBucket(): Promise<void> {
    if (performance.now() < seenUntil) return;
    await check().catch(throwUnavailable);
    seenUntil = performance.now() + SEEN_MS;
  }

  /** Reads one key. Unlike a HEAD, a failure says whether the bucket or the credentials are wrong. */
  async function check(): Promise<void> {
    await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
  }

  return { name: Bucket, put, putProbe, copyFrom, find, read, remove, list, check };
}

/** Limits the silence of the store while a reader wants more, and not the pauses of the reader. */
function limitSilence(body: Readable): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    const parts: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
    try {
      for (;;) {
        const timer = new AbortController();
        const silence = delay(SILENCE_MS, null, { signal: timer.signal }).catch(() => null);
        const part = await Promise.race([parts.next(), silence]);
        timer.abort();
        if (part === null) throw new Error('The object store does not answer.');
        if (part.done) return;
        yield part.value;
      }
    } finally {
      body.destroy();
    }
  }
  return Readable.from(read(), { objectMode: false });
}

/** Returns null for a missing object. A missing bucket is a fault of the settings. */
function nullIfMissing(error: unknown): null {
  const isMissing =
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== 'NoSuchBucket';
  return isMissing ? null : throwUnavailable(error);
}

function throwUnavailable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('SERVICE_UNAVAILABLE', 'The object store is not available. Please try again.', {
    cause,
  });
}
