import type { InitialTexts } from '#client/editing/publishing/initial-texts';
import { type PublishedItem, type PublishingPlan, toPlan } from '#client/editing/publishing/publishing-plan';
import type { Issue } from '#client/editing/working-copy/issues';
import type { FieldDefinitions, StoredVersion } from '#client/editing/working-copy/merge';
import type { ContentKindName } from '#shared/content-kinds';
import { withPending } from '#shared/publishing';

export type EditedItem = PublishedItem & { _id: string };

/** An item as an editor reads it. Its pending changes are merged into it, and its plan is one value. */
type ItemToEdit<Item> = Item & { publishing: PublishingPlan };

export type ItemTexts = {
  kind: ContentKindName;
  deletion?: Partial<Record<'noun' | 'label' | 'deleted' | 'failure' | 'deletedElsewhere', string>>;
};

/** Defines how the items of a kind are edited. */
export type ItemForm<Item, Fields, Changes> = ItemTexts & {
  fields: FieldDefinitions<Fields>;
  read: (item: ItemToEdit<Item>) => Fields;
  getVersion: (item: Item) => StoredVersion;
  /** Returns true if the address comes from the title, for a kind with addresses. The server may then number it. */
  hasSlugFromTitle?: (base: Fields, fields: Fields) => boolean;
  /** Converts the fields to API input, without the publishing plan. */
  input: (fields: Fields) => Changes;
  /** The input that only a new item gets, when one that was deleted elsewhere is created again. */
  recreate?: (fields: Fields) => Partial<Changes>;
  validate: (fields: Fields) => Issue[];
  /** Cleans the fields before a save, such as removing empty rows. */
  normalize?: (fields: Fields) => Fields;
  /** Returns a custom message for an issue, or undefined for the default one. */
  describeIssue?: (issue: Issue) => string | undefined;
  /** The texts of a new item. Publishing asks about those that are still there. */
  getInitialTexts?: (fields: Fields) => InitialTexts<Fields>;
};

type ReadForm<Item, Fields> = Pick<ItemForm<Item, Fields, never>, 'read'>;

/** Returns the fields that an editor starts with, including unpublished changes. */
export function editedFields<Item extends PublishedItem, Fields>(
  { read }: ReadForm<Item, Fields>,
  item: Item,
): Fields {
  return read({ ...withPending(item), publishing: toPlan(item) });
}

/** Returns the fields that visitors see, without unpublished changes. */
export function publishedFields<Item extends PublishedItem, Fields>(
  { read }: ReadForm<Item, Fields>,
  item: Item,
): Fields {
  const { draft, publishAt } = item;
  return read({ ...item, publishing: toPlan({ draft, publishAt }) });
}
