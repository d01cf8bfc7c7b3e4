import type { Viewer } from './published-rows';
import { type Plan, presentPublishing } from './publishing-row';
import { presentTimestamps, type SavedRow } from './saved-row';

/** An item that is listed by date and has a slug. */
export type DatedRow<Changes extends object = object> = SavedRow<Changes> & {
  id: string;
  slug: string;
  title: string;
};

export function presentDated<Changes extends object>(row: DatedRow<Changes>, viewer: Viewer) {
  return {
    _id: row.id,
    ...(viewer === 'owner' && presentPublishing(row)),
    publishedAt: publishedAt(row),
    ...presentTimestamps(row, viewer),
  };
}

/**
 * Presents the common fields of dated items in a list, where the owner learns only that unpublished changes
 * exist.
 */
export function presentDatedInList(row: DatedRow, viewer: Viewer) {
  const { id, slug, title, pendingChanges } = row;
  const plan: Plan = { draft: row.draft, publishAt: row.publishAt };
  return {
    _id: id,
    slug,
    title,
    publishedAt: publishedAt(row),
    updatedAt: presentTimestamps(row, viewer).updatedAt,
    ...(viewer === 'owner' && presentPublishing({ ...plan, pendingChanges: null })),
    ...(viewer === 'owner' && pendingChanges && { hasPendingChanges: true as const }),
  };
}

/** Returns the time when visitors first saw the item, or will see it. */
export function publishedAt({ publishAt, createdAt }: Pick<SavedRow, 'publishAt' | 'createdAt'>): string {
  return (publishAt ?? createdAt).toISOString();
}
