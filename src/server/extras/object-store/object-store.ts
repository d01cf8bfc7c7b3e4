import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { findMediaType } from '#server/features/uploads/media-types';
import { isPlainName } from '#server/features/uploads/store/plain-name';
import type { PinnedFiles, PublicCopies, UploadStore } from '#server/features/uploads/store/upload-store';
import { createWorkspaces } from '#server/features/uploads/store/workspaces';
import { DAY_MS } from '#shared/time';
import { isStoredName } from '#shared/upload-names';
import { inBatches } from './in-batches';
import type { ObjectBucket, ObjectHeaders } from './object-bucket';

/** Names of uploads are never reused. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Pinned files are copies in this folder, because an object has no second name. */
const PINNED = '.held/';
/** No backup takes longer. */
const PINNED_MS = DAY_MS;
const PROBE = '.probe';
const REQUESTS_AT_ONCE = 8;

type ObjectStoreOptions = {
  bucket: ObjectBucket;
  prefix: string;
  publicCopies: PublicCopies | null;
  /** The local folder of files that are not stored yet. */
  folder: string;
};

/** Creates the store of a bucket. Workspaces are on this machine. */
export function createObjectStore({ bucket, prefix, publicCopies, folder }: ObjectStoreOptions): UploadStore {
  const workspaces = createWorkspaces(folder);
  const copy = (file: string, name: string) => bucket.put(file, prefix + name, toHeaders(name));

  return {
    location: `s3://${bucket.name}/${prefix}`,
    workspace: workspaces.workspace,
    stagedWorkspace: workspaces.stagedWorkspace,
    findWorkspace: workspaces.findWorkspace,
    put: async (file, name) => {
      await copy(file, name);
      await rm(file, { force: true });
    },
    copy,
    find: async name => (isPlainName(name) ? bucket.find(prefix + name) : null),
    read: async (name, range) => (isPlainName(name) ? bucket.read(prefix + name, range) : null),
    pin: names => pinObjects(bucket, prefix, names.filter(isPlainName)),
    requireWritable: async () => {
      await bucket.putProbe(prefix + PROBE);
      await bucket.remove(prefix + PROBE);
    },
    remove: name => bucket.remove(prefix + name),
    namesOlderThan: async function* (ms) {
      for await (const objects of bucket.list(prefix)) {
        const old = objects.filter(({ modifiedAt }) => toAge(modifiedAt) >= ms);
        yield old.map(({ key }) => key.slice(prefix.length)).filter(isPlainName);
      }
    },
    clearWorkspaces: async ms => {
      await workspaces.clear(ms);
      for await (const objects of bucket.list(prefix + PINNED, { isDeep: true })) {
        for (const { key, modifiedAt } of objects) {
          if (toAge(modifiedAt) >= PINNED_MS) await bucket.remove(key);
        }
      }
    },
    publicCopies,
  };
}

/** Creates the copies of a bucket that everyone may read at the address `url`. */
export function createPublicCopies(
  copies: ObjectBucket,
  { url, source }: { url: string; source: { bucket: string; prefix: string } },
): PublicCopies {
  return {
    origin: new URL(url).origin,
    toAddress: name => `${url.replace(/\/$/, '')}/${name}`,
    has: async name => isPlainName(name) && (await copies.find(name)) !== null,
    add: async name =>
      isPlainName(name) && copies.copyFrom({ bucket: source.bucket, key: source.prefix + name }, name),
    remove: names => removeAll(copies, names),
    names: async function* () {
      // The owner may have put other files into the bucket.
      for await (const objects of copies.list('')) yield objects.map(({ key }) => key).filter(isStoredName);
    },
  };
}

/**
 * Removes as many objects as possible, one request each, because not every store can delete several at once.
 * @throws Error with the first failure as its cause
 */
async function removeAll(bucket: ObjectBucket, names: string[]): Promise<void> {
  const failures: unknown[] = [];
  await inBatches(names, REQUESTS_AT_ONCE, name =>
    bucket.remove(name).catch(error => {
      failures.push(error);
    }),
  );
  if (failures.length === 0) return;
  const message = `Couldn't remove ${failures.length} of ${names.length} public copies.`;
  throw new Error(message, { cause: failures[0] });
}

async function pinObjects(bucket: ObjectBucket, prefix: string, names: string[]): Promise<PinnedFiles> {
  const pinned = `${prefix}${PINNED}${randomUUID()}/`;
  const found: string[] = [];
  await inBatches(names, REQUESTS_AT_ONCE, async name => {
    if (await bucket.copyFrom({ bucket: bucket.name, key: prefix + name }, pinned + name)) found.push(name);
  });
  const isFound = new Set(found);
  return {
    names: names.filter(name => isFound.has(name)),
    read: async name => {
      const file = await bucket.read(pinned + name);
      if (!file) throw new Error(`The copy of ${name} has expired.`);
      return file;
    },
    release: () => inBatches(found, REQUESTS_AT_ONCE, name => bucket.remove(pinned + name)),
  };
}

/** Returns the age in milliseconds. The clock of the store may be ahead. */
function toAge(modifiedAt: Date): number {
  return Math.max(0, Date.now() - modifiedAt.getTime());
}

function toHeaders(name: string): ObjectHeaders {
  return { ContentType: findMediaType(name), CacheControl: CACHE_CONTROL };
}
