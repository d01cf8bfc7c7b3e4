import { presentTimestamps, type SavedRow } from '../database/saved-row';
import { type Plan, presentPublishing, type Viewer } from './published-rows';

/** An item that is listed by its date, and has an address in words. */
export type DatedRow<Changes extends object = object> = SavedRow<Changes> & {
  id: string;
  slug: string;
  title: string;
};

/** Presents what every item of such a kind has beside its fields. */
export function presentDated<Changes extends object>(row: DatedRow<Changes>, viewer: Viewer) {
  return {
    _id: row.id,
    ...(viewer === 'owner' && presentPublishing(row)),
    publishedAt: publishedAt(row),
    ...presentTimestamps(row, viewer),
  };
}

/** Presents what every item of such a kind has in a list, which only says whether there are pending changes. */
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

/** Answers when visitors saw it first, or will. */
export function publishedAt({ publishAt, createdAt }: Pick<DatedRow, 'publishAt' | 'createdAt'>): string {
  return (publishAt ?? createdAt).toISOString();
}
