import { z } from 'zod';
import type { ContentKind } from '#server/core/content/content-kind';
import type { Entity } from '#server/core/database/entity';
import { CONTENT_KIND_NAMES, type ContentKindName, PREVIEW_KIND_NAMES } from '#shared/content-kinds';
import { mapValues } from '#shared/map-values';
import * as kinds from './kinds';

type Registered = typeof kinds;

/** Maps every kind of content to its exact type. The compiler reports a kind that is not registered. */
export type Kinds = {
  [Name in ContentKindName]: Name extends keyof Registered ? Registered[Name] : never;
};
export const KINDS: Kinds = { ...kinds };

const inOrder: ContentKind[] = CONTENT_KIND_NAMES.map(name => KINDS[name]);

/** The tables of content, without duplicates because kinds may share a table. */
export const CONTENT_TABLES: readonly Entity[] = [...new Set(inOrder.flatMap(({ tables }) => tables))];

/** The table that holds the items of each kind. */
export const ITEM_ENTITIES = mapValues<ContentKindName, ContentKind, Entity>(
  KINDS,
  ({ tables: [items] }) => items,
);

/** The fields that versions of each kind compare. */
export const VERSION_FIELDS = mapValues<ContentKindName, ContentKind, readonly string[]>(
  KINDS,
  ({ versionFields }) => versionFields,
);

/** An item of any kind, as a preview returns it. */
export const anyPreviewSchema = z.union(PREVIEW_KIND_NAMES.map(name => KINDS[name].previewSchema));
export type Preview = z.infer<typeof anyPreviewSchema>;
