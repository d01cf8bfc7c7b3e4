import { z } from 'zod';
import { CONTENT_KIND_NAMES, type ContentKindName, PREVIEW_KIND_NAMES } from '../../shared/content-kinds';
import { mapValues } from '../../shared/map-values';
import type { ContentKind } from '../core/content-kind';
import type { Entity } from '../core/entity';
import * as kinds from './kinds';

/** Every kind of content, each with its exact type. */
export const KINDS = { ...kinds } satisfies Record<ContentKindName, ContentKind>;
export type Kinds = typeof KINDS;

const inOrder: ContentKind[] = CONTENT_KIND_NAMES.map(name => KINDS[name]);

/** The tables of content. */
export const CONTENT_ENTITIES: Entity[] = [
  ...new Set(inOrder.flatMap(({ tables }) => tables.map(({ entity }) => entity))),
];

/** The table of the items of each kind. */
export const ITEM_ENTITIES = inOrder.flatMap(({ tables: [items] }) => (items ? [items.entity] : []));

/** The fields that versions of each kind tell. */
export const VERSION_FIELDS = mapValues<ContentKindName, ContentKind, readonly string[]>(
  KINDS,
  ({ versionFields }) => versionFields,
);

/** An item as visitors will see it. */
export const previewSchema = z.union(PREVIEW_KIND_NAMES.map(name => KINDS[name].previewSchema));
export type Preview = z.infer<typeof previewSchema>;
