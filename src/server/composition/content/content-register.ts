import { z } from 'zod';
import type { ContentKind, ContentTable } from '#server/core/content/content-kind';
import { CONTENT_KIND_NAMES, type ContentKindName, PREVIEW_KIND_NAMES } from '#shared/content-kinds';
import { mapValues } from '#shared/map-values';
import * as kinds from './kinds';

type Registered = typeof kinds;

/** Every kind of content, each with its exact type. One that is not registered is missed here, and nowhere else. */
export type Kinds = {
  [Name in ContentKindName]: Name extends keyof Registered ? Registered[Name] : never;
};
export const KINDS: Kinds = { ...kinds };

const inOrder: ContentKind[] = CONTENT_KIND_NAMES.map(name => KINDS[name]);

/** The tables of content; kinds may share one. */
export const CONTENT_TABLES: readonly ContentTable[] = [...new Set(inOrder.flatMap(({ tables }) => tables))];

/** The table of the items of each kind. */
export const ITEM_ENTITIES = inOrder.flatMap(({ tables: [items] }) => (items ? [items.entity] : []));

/** The fields that versions of each kind tell. */
export const VERSION_FIELDS = mapValues<ContentKindName, ContentKind, readonly string[]>(
  KINDS,
  ({ versionFields }) => versionFields,
);

/** An item as visitors will see it. */
export const anyPreviewSchema = z.union(PREVIEW_KIND_NAMES.map(name => KINDS[name].previewSchema));
export type Preview = z.infer<typeof anyPreviewSchema>;
