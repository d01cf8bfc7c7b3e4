import {
  type ItemChanges,
  type PublishedItem,
  type PublishingPlan,
  toPlan,
  toPublishingInput,
  updateInput,
} from '#client/editing/publishing/publishing-field';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import type { SaveRequest, Store } from '#client/editing/working-copy/save-merging';
import type { Issue, Stored } from '#client/editing/working-copy/working-copy-state';
import { findErrorCode } from '#client/lib/api/api-error';
import type { ContentKindName } from '#shared/content-kinds';
import { type Publishing, withPending } from '#shared/publishing';

/** An item as an editor reads it. Its pending changes are merged into it, and its plan is one value. */
type ItemToEdit<Item> = Item & { publishing: PublishingPlan };

export type ItemTexts = {
  kind: ContentKindName;
  deletion?: Partial<Record<'noun' | 'label' | 'deleted' | 'failure', string>>;
};

export type ItemForm<Item, Fields, Changes> = ItemTexts & {
  fields: FieldDefinitions<Fields>;
  read: (item: ItemToEdit<Item>) => Fields;
  /** Converts the fields to API input, without the publishing plan. */
  input: (fields: Fields) => Changes;
  validate: (fields: Fields) => Issue[];
};

/** Returns the fields that an editor starts with, including unpublished changes. */
export function editedFields<Item extends PublishedItem, Fields>(
  { read }: Pick<ItemForm<Item, Fields, never>, 'read'>,
  item: Item,
): Fields {
  return read({ ...withPending(item), publishing: toPlan(item) });
}

/** Returns the fields that visitors see, without unpublished changes. */
export function publishedFields<Item extends PublishedItem, Fields>(
  { read }: Pick<ItemForm<Item, Fields, never>, 'read'>,
  item: Item,
): Fields {
  const { draft, publishAt } = item;
  return read({ ...item, publishing: toPlan({ draft, publishAt }) });
}

type ItemSaves<Fields, Changes> = {
  create: (input: Changes & Publishing) => Promise<Stored<Fields>>;
  update: (changes: ItemChanges<Changes>, request: SaveRequest<Fields>) => Promise<Stored<Fields>>;
};

/** Returns the save function of a working copy. An item deleted elsewhere is created again. */
export function createSave<Item, Fields extends { publishing: PublishingPlan }, Changes extends object>(
  form: Pick<ItemForm<Item, Fields, Changes>, 'input'>,
  { create, update }: ItemSaves<Fields, Changes>,
): Store<Fields>['save'] {
  return request => {
    const input = form.input(request.fields);
    const { publishing } = request.fields;
    return request.expectedVersion === null
      ? create({ ...input, ...toPublishingInput(publishing) })
      : update(updateInput(publishing, input), request);
  };
}

export function nullIfMissing(error: unknown): null {
  if (findErrorCode(error) === 'NOT_FOUND') return null;
  throw error;
}
