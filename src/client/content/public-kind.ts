import type { ComponentType } from 'react';
import type { CONTENT_KINDS, ContentKindName, PreviewKindName } from '#shared/content-kinds';
import type { ApiOutputs } from '../lib/api/trpc';
import { type Loadable, loadable } from '../ui/feedback/loadable';
import type { AppRoute } from './define-route';

/**
 * A kind of content as visitors meet it. 'none' says that the kind has no part in something. All of this is in what
 * every page loads first, so that a kind loads its screens on demand.
 */
export type PublicKind<Name extends ContentKindName = ContentKindName> = {
  /** The pages that show it. */
  pages: readonly AppRoute[] | 'none';
  preview: Name extends PreviewKindName ? Preview<Previewed<Name>> : 'none';
  /** The heading above its search results. */
  searchHeading: (typeof CONTENT_KINDS)[Name]['search'] extends 'none' ? 'none' : string;
};

/** An item as visitors will see it. */
export type Previewed<Name extends PreviewKindName> = Extract<
  ApiOutputs['previews']['open'],
  { kind: Name }
>['item'];

export type PreviewProps<Name extends PreviewKindName> = { item: Previewed<Name> };

/** Shows an item before it is published. */
export type Preview<Item> = PreviewDefinition<Item> & Loadable<{ item: Item }>;

type PreviewDefinition<Item> = {
  /** The file below src/client that has the component: that of its page, which shows the same. */
  file: string;
  title: (item: Item) => string;
  /** The component fills the width of the window. */
  isWide?: boolean;
};

export function definePreview<Item>({
  load,
  ...definition
}: PreviewDefinition<Item> & { load: () => Promise<ComponentType<{ item: Item }>> }): Preview<Item> {
  return { ...definition, ...loadable(load) };
}
