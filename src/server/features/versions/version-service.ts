import { z } from 'zod';
import type { OpenContentKind } from '#server/core/content/content-kind';
import type { StoredFields } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { AppError, createNotFoundError } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import type { Version, VersionContent, VersionRestore } from '#shared/contract/version';
import { pickFields, type VersionFields } from './list-changes';
import { type VersionRow, versionEntity } from './version-entity';

export type VersionService = ReturnType<typeof createVersionService>;

type VersionDeps = {
  db: Database;
  /** The kinds of content, which are passed in because features do not import each other. */
  kinds: Record<ContentKindName, Pick<OpenContentKind, 'versions'>>;
  versionFields: VersionFields;
};

export function createVersionService({ db, kinds, versionFields }: VersionDeps) {
  /**
   * Lists the versions of an item, newest first. An item that was never saved after its creation has none.
   */
  async function list(itemId: string): Promise<Version[]> {
    const rows = await db.read(versionEntity).find({
      select: {
        number: true,
        kind: true,
        savedAt: true,
        savedBy: true,
        changes: true,
        bytes: true,
        trashedAt: true,
      },
      where: { itemId },
      order: { number: 'DESC' },
    });
    return rows.map((row, index) => presentVersion(row, index === 0 && !row.trashedAt));
  }

  /** @throws AppError NOT_FOUND */
  async function get(itemId: string, number: number): Promise<VersionContent> {
    const row = await getVersionRow(itemId, number);
    const isCurrent = row.data === null;
    const fields = row.data ?? (await kinds[row.kind].versions.read(itemId));
    if (!fields) throw createNotFoundError('version');
    return { ...presentVersion(row, isCurrent), fields: asJson(pickFields(fields, versionFields[row.kind])) };
  }

  /**
   * Saves an earlier version as a new one and returns all versions.
   * @throws AppError NOT_FOUND; CONFLICT if there is a newer version than expected; BAD_REQUEST for fields
   * that are no longer valid
   */
  async function restore({ id, number, expectedNumber }: VersionRestore): Promise<Version[]> {
    const { kind, data, trashedAt } = await getVersionRow(id, number);
    if (trashedAt) throw new AppError('CONFLICT', 'This item is in the trash. Restore it from there.');
    const [current] = await list(id);
    if (expectedNumber !== undefined && current?.number !== expectedNumber) {
      throw new AppError('CONFLICT', 'There is a newer version. Reload and try again.');
    }
    if (data) await save(kind, id, data);
    return list(id);
  }

  async function save(kind: ContentKindName, id: string, data: StoredFields): Promise<void> {
    try {
      await kinds[kind].versions.save(id, data);
    } catch (cause) {
      if (!(cause instanceof AppError && cause.code === 'BAD_REQUEST')) throw cause;
      const { issues = [] } = cause;
      throw new AppError('BAD_REQUEST', `This version cannot be restored: ${cause.message}`, {
        cause,
        issues,
      });
    }
  }

  async function getVersionRow(itemId: string, number: number): Promise<VersionRow> {
    const row = await db.read(versionEntity).findOneBy({ itemId, number });
    // MySQL ignores trailing spaces.
    if (row?.itemId !== itemId) throw createNotFoundError('version');
    return row;
  }

  return { list, get, restore };
}

type Listed = Pick<VersionRow, 'number' | 'kind' | 'savedAt' | 'savedBy' | 'changes' | 'bytes'>;

function presentVersion(row: Listed, isCurrent: boolean): Version {
  const { number, kind, savedAt, savedBy, changes, bytes } = row;
  return { number, kind, savedAt: savedAt?.toISOString() ?? null, savedBy, changes, bytes, isCurrent };
}

const jsonFields = z.record(z.string(), z.json());

/** Converts fields to JSON, in which dates are strings. */
function asJson(fields: StoredFields): VersionContent['fields'] {
  return jsonFields.parse(JSON.parse(JSON.stringify(fields)));
}
