import { asJson, column } from '#server/core/database/columns';
import type { Entity } from '#server/core/database/entity';

/**
 * Columns of rows that are published one by one. `draft` is null rather than false, because older versions of
 * the site leave it null.
 */
export type PublishingRow<Changes extends object = object> = {
  draft: true | null;
  publishAt: Date | null;
  /** Unpublished changes, which hold the fields that differ from what visitors see. */
  pendingChanges: Changes | null;
};
export const PUBLISHING_FIELDS = ['draft', 'publishAt', 'pendingChanges'] as const;
export type Plan = Pick<PublishingRow, 'draft' | 'publishAt'>;

export const publishingColumns = {
  draft: { ...column.boolean, nullable: true },
  publishAt: { ...column.timestamp, nullable: true },
  pendingChanges: { ...column.longText, nullable: true, transformer: asJson },
};

/** The publishing columns that an export of the public site may contain. */
export const PUBLISHING_EXPORT = ['draft', 'publishAt'] as const;

export const PUBLISHED_ROW = { draft: null, publishAt: null, pendingChanges: null };

export function isPublishable(entity: Entity): entity is Entity<PublishingRow> {
  return 'publishAt' in entity.options.columns;
}

/** Presents the publishing state to the owner. A row without drafts or unpublished changes has none. */
export function presentPublishing<Changes extends object>(row: PublishingRow<Changes>) {
  const { draft, publishAt, pendingChanges } = row;
  return {
    ...(draft && { draft }),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(pendingChanges && { pendingChanges }),
  };
}
