import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findItemKind } from '#server/composition/backup/find-item-kind';
import { entities } from '#server/composition/entities';
import { importRunEntity } from '#server/composition/import-tables';
import { recognizeError } from '#server/core/errors/error-body';
import { verifyBackup } from '#server/features/backup/verify-backup';
import { postEntity } from '#server/features/posts/post-entity';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { uploadUseEntity } from '#server/features/uploads/uses/upload-use-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { listUploadFiles } from '#shared/upload-names';
import {
  copySite,
  createSite,
  type OpenSite,
  openSite,
  runDisturbed,
  type SiteOnDisk,
  sweep,
} from './site-on-disk';

/** An action on rows and files that can be stopped halfway. */
export type Operation = {
  name: string;
  prepare(site: OpenSite): Promise<unknown>;
  run(site: OpenSite): Promise<unknown>;
  /** True if it consists of several atomic actions. */
  isInSteps?: boolean;
};

/** The maximum number of steps, which no operation reaches. */
const MAX_STEPS = 200;
const FULL = { code: 'SERVICE_UNAVAILABLE', message: 'Server storage is full.' };

/** An operation in steps reports its progress first. */
function toFailure({ isInSteps = false }: Operation) {
  return isInSteps ? { ...FULL, message: expect.stringMatching(/Server storage is full\.$/) } : FULL;
}

type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads the content after the daily sweep, without IDs and times, which differ each time. */
async function readContent(site: OpenSite) {
  await sweep(site);
  const { services, db } = site;
  const projects = await services.projects.list('owner');
  const posts = await db.read(postEntity).find({ order: { slug: 'ASC' } });
  const { last } = await services.backups.status();
  const content = {
    projects: projects.map(({ createdAt: _created, updatedAt: _updated, ...project }) => project),
    posts: posts.map(
      ({ createdAt: _created, updatedAt: _updated, seenUpdatedAt, publishAt: _publishAt, ...post }) => ({
        ...post,
        hasSeen: seenUpdatedAt !== null,
      }),
    ),
    timeline: (await services.timeline.list('owner')).map(({ title }) => title),
    skills: (await services.skills.list()).map(({ name }) => name),
    owner: (await services.site.get()).ownerName,
    trash: (await services.trash.list()).map(({ name }) => name).sort(),
    versions: await db.read(versionEntity).count(),
    imports: (await db.read(importRunEntity).find()).map(({ things, undoneAt }) => ({
      things: things.length,
      isUndone: undoneAt !== null,
    })),
    hasBackup: last !== null,
    uploads: (await db.read(uploadEntity).find()).map(({ origin }) => origin).sort(),
    uses: (await db.read(uploadUseEntity).find()).map(({ isPublic }) => isPublic).sort(),
  };
  return JSON.parse(
    JSON.stringify(content)
      .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
      // The seed of a cover follows from the ID.
      .replace(/(\/covers\/[a-z]+-\d+)-[\da-z]+/g, '$1'),
  );
}

/** Lists files without a row, rows without a file, references to unknown files, and unreadable backups. */
async function findDamage({ services, db, uploads, backups }: OpenSite) {
  const rows = (await db.read(uploadEntity).find()).map(({ name }) => name);
  const files = (await readdir(uploads, { withFileTypes: true, recursive: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => name);
  const known = new Set(rows.flatMap(listUploadFiles));
  const items = [await services.projects.list('owner'), await db.read(postEntity).find()];
  const references = JSON.stringify(items).matchAll(/\/uploads\/([\w.-]+)/g);
  return {
    orphaned: files.filter(name => !known.has(name)),
    missing: rows.filter(name => !files.includes(name)),
    unknown: Array.from(references, ([, name = '']) => name).filter(name => !known.has(name)),
    unreadable: await listUnreadable(backups),
  };
}

async function listUnreadable(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.zip'));
  const unreadable: string[] = [];
  for (const name of names) {
    await verifyBackup(entities, findItemKind, join(folder, name)).catch(() => unreadable.push(name));
  }
  return unreadable;
}

const UNDAMAGED = { orphaned: [], missing: [], unknown: [], unreadable: [] };

async function withOpenSite<T>(site: SiteOnDisk, work: (open: OpenSite) => Promise<T>): Promise<T> {
  const open = await openSite(site);
  try {
    return await work(open);
  } finally {
    await open.db.close();
  }
}

/** Runs the operation without a fault and returns the content after it. */
async function runUndisturbed({ run }: Operation, site: SiteOnDisk): Promise<Content> {
  return withOpenSite(site, async open => {
    await run(open);
    const content = await readContent(open);
    expect(await findDamage(open)).toEqual(UNDAMAGED);
    return content;
  });
}

async function withCopy<T>(base: SiteOnDisk, work: (site: SiteOnDisk) => Promise<T>): Promise<T> {
  const site = await copySite(base);
  try {
    return await work(site);
  } finally {
    await site.remove();
  }
}

function classify(content: Content, { before, after }: { before: Content; after: Content }) {
  if (isDeepStrictEqual(content, before)) return 'before';
  return isDeepStrictEqual(content, after) ? 'after' : 'between';
}

/**
 * Tests that stop each operation before every change to the disk, once by killing the process and once with a full disk.
 * After the next start, the site must be in the state before or after the operation, never in between.
 */
export function testStops(operations: Operation[]): void {
  describe.each(['killed', 'full'] as const)('a process that is stopped (%s)', kind => {
    test.each(operations)(
      'while $name leaves the site as before or after it, with all files',
      async operation => {
        const base = await createSite(operation.prepare);
        const before = await withCopy(base, site => withOpenSite(site, readContent));
        const after = await withCopy(base, site => runUndisturbed(operation, site));
        expect(before).not.toEqual(after);
        const seen = { before: 0, after: 0, between: 0 };
        for (let steps = 0; steps < MAX_STEPS; steps += 1) {
          const isDisturbed = await withCopy(base, async site => {
            const outcome = await runDisturbed(site, operation.run, { kind, steps });
            if (outcome.error) expect(recognizeError(outcome.error)).toEqual(toFailure(operation));
            const content = await withOpenSite(site, async open => {
              const found = await readContent(open);
              expect({ steps, ...(await findDamage(open)) }).toEqual({ steps, ...UNDAMAGED });
              return found;
            });
            const phase = classify(content, { before, after });
            if (phase === 'between' && !operation.isInSteps) {
              expect({ steps, ...content }).toEqual({ steps, ...before });
            }
            seen[phase] += 1;
            // A stopped operation can be repeated.
            if (phase !== 'after') expect(await runUndisturbed(operation, site)).toEqual(after);
            return outcome.isDisturbed;
          });
          if (!isDisturbed) break;
        }
        await base.remove();
        expect(seen).toEqual({
          before: expect.any(Number),
          after: expect.any(Number),
          between: operation.isInSteps ? expect.any(Number) : 0,
        });
        expect(Math.min(seen.before, seen.after)).toBeGreaterThan(0);
      },
      120_000,
    );
  });
}
