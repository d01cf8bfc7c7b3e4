import type { ComponentType } from 'react';
import type { ApiOutputs } from '#client/lib/api/trpc';
import { type Loadable, loadable } from '#client/ui/feedback/loadable';
import type { CONTENT_KINDS, ContentKindName, PreviewKindName } from '#shared/content-kinds';
import type { SEARCH_TEXTS } from '#shared/language/english/search';
import type { TextName } from '#shared/language/translate';
import type { AppRoute } from './define-route';

/**
 * Defines a kind of content for visitors. 'none' means that a feature does not apply. Every page loads this
 * first, so each kind loads its screens on demand.
 */
export type PublicKind<Name extends ContentKindName = ContentKindName> = {
  pages: readonly AppRoute[] | 'none';
  preview: Name extends PreviewKindName ? PreviewPage<Previewed<Name>> : 'none';
  searchLabel: (typeof CONTENT_KINDS)[Name]['search'] extends 'none' ? 'none' : SearchLabel;
};

/** The text that names a kind of search result. */
export type SearchLabel = Extract<TextName<typeof SEARCH_TEXTS>, `${string}Result`>;

export type Previewed<Name extends PreviewKindName> = Extract<
  ApiOutputs['previews']['open'],
  { kind: Name }
>['item'];

export type PreviewProps<Name extends PreviewKindName> = { item: Previewed<Name> };

export type PreviewPage<Item> = PreviewDefinition<Item> & Loadable<{ item: Item }>;

type PreviewDefinition<Item> = {
  /** The file below src/client with the component, which is that of its page. */
  file: string;
  title: (item: Item) => string;
  /** True if the component fills the width of the window. */
  isWide?: boolean;
};

export function definePreview<Item>({
  load,
  ...definition
}: PreviewDefinition<Item> & { load: () => Promise<ComponentType<{ item: Item }>> }): PreviewPage<Item> {
  return { ...definition, ...loadable(load) };
}
