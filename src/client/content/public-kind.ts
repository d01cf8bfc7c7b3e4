import type { ComponentType } from 'react';
import type { CONTENT_KINDS, ContentKindName, PreviewKindName } from '#shared/content-kinds';
import type { ApiOutputs } from '../lib/api/trpc';
import { type Loadable, loadable } from '../ui/feedback/loadable';
import type { AppRoute } from './define-route';

/**
 * A kind of content on the visitors' side. 'none' means that a feature does not apply. Every page loads this first, so each
 * kind loads its screens on demand.
 */
export type PublicKind<Name extends ContentKindName = ContentKindName> = {
  pages: readonly AppRoute[] | 'none';
  preview: Name extends PreviewKindName ? Preview<Previewed<Name>> : 'none';
  searchHeading: (typeof CONTENT_KINDS)[Name]['search'] extends 'none' ? 'none' : string;
};

export type Previewed<Name extends PreviewKindName> = Extract<
  ApiOutputs['previews']['open'],
  { kind: Name }
>['item'];

export type PreviewProps<Name extends PreviewKindName> = { item: Previewed<Name> };

export type Preview<Item> = PreviewDefinition<Item> & Loadable<{ item: Item }>;

type PreviewDefinition<Item> = {
  /** File below src/client with the component: that of its page. */
  file: string;
  title: (item: Item) => string;
  /** True if the component fills the width of the window. */
  isWide?: boolean;
};

export function definePreview<Item>({
  load,
  ...definition
}: PreviewDefinition<Item> & { load: () => Promise<ComponentType<{ item: Item }>> }): Preview<Item> {
  return { ...definition, ...loadable(load) };
}
