import { randomBytes } from 'node:crypto';
import { LessThanOrEqual } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { createNotFoundError } from '#server/core/errors/app-error';
import { PREVIEW_PATH } from '#shared/content-paths';
import type { PreviewedItem, PreviewLink } from '#shared/contract/preview';
import { type PreviewLinkRow, previewLinkEntity } from './preview-link-entity';

export const PREVIEW_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;
const TOKEN_BYTES = 24;

export type PreviewService<Preview> = ReturnType<typeof createPreviewService<Preview>>;

/**
 * Finds an item as visitors will see it, published or not.
 * @throws AppError NOT_FOUND
 */
type FindPreview<Preview> = (item: PreviewedItem) => Promise<Preview>;

/**
 * Manages secret addresses of unpublished items. `find` is passed in because features do not import each
 * other.
 */
export function createPreviewService<Preview>(db: Database, find: FindPreview<Preview>) {
  /** Returns the item's current link, or null if it has none or an expired one. */
  async function findLink({ id, kind }: PreviewedItem): Promise<PreviewLink | null> {
    const row = await db.read(previewLinkEntity).findOneBy({ itemId: id, kind });
    return row?.itemId === id && isLive(row) ? presentLink(row) : null;
  }

  /**
   * Creates a new link and invalidates the previous one.
   * @throws AppError NOT_FOUND
   */
  async function createLink(item: PreviewedItem): Promise<PreviewLink> {
    await find(item);
    const now = Date.now();
    const row: PreviewLinkRow = {
      itemId: item.id,
      kind: item.kind,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      expiresAt: new Date(now + PREVIEW_LIFETIME_MS),
    };
    await db.write(async manager => {
      await manager.delete(previewLinkEntity, { expiresAt: LessThanOrEqual(new Date(now)) });
      await manager.delete(previewLinkEntity, { itemId: item.id });
      await manager.insert(previewLinkEntity, row);
    });
    return presentLink(row);
  }

  async function revokeLink({ id, kind }: PreviewedItem): Promise<void> {
    await db.write(manager => manager.delete(previewLinkEntity, { itemId: id, kind }));
  }

  /**
   * Returns the item behind a link.
   * @throws AppError NOT_FOUND for a revoked, expired or unknown link
   */
  async function open(token: string): Promise<Preview> {
    const row = await db.read(previewLinkEntity).findOneBy({ token });
    if (row?.token !== token || !isLive(row)) throw createNotFoundError('preview');
    return find({ id: row.itemId, kind: row.kind });
  }

  return { findLink, createLink, revokeLink, open };
}

function isLive({ expiresAt }: PreviewLinkRow): boolean {
  return expiresAt.getTime() > Date.now();
}

function presentLink({ token, expiresAt }: PreviewLinkRow): PreviewLink {
  return { path: PREVIEW_PATH + token, expiresAt: expiresAt.toISOString() };
}
