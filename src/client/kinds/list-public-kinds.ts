import type { AppRoute } from '#client/content/define-route';
import type { Previewed, PreviewPage, PublicKind, SearchLabel } from '#client/content/public-kind';
import {
  CONTENT_KIND_NAMES,
  CONTENT_KINDS,
  type ContentKindName,
  PREVIEW_KIND_NAMES,
  type PreviewKindName,
  type SearchKindName,
} from '#shared/content-kinds';
import * as kinds from './public-kinds';

type PublicKinds = { [Name in ContentKindName]: PublicKind<Name> };
type Previews = { [Name in PreviewKindName]: { preview: PreviewPage<Previewed<Name>> } };

const PUBLIC_KINDS: PublicKinds = kinds;

export const KIND_PAGES: AppRoute[] = CONTENT_KIND_NAMES.flatMap(name => {
  const { pages } = PUBLIC_KINDS[name];
  return pages === 'none' ? [] : pages;
});

export const PREVIEWS: Previews = kinds;

/** Loads the code of every preview, because only the response says which kind the item has. */
export async function loadPreviews(): Promise<void> {
  await Promise.all(PREVIEW_KIND_NAMES.map(name => PREVIEWS[name].preview.load()));
}

export const PREVIEW_FILES = PREVIEW_KIND_NAMES.map(name => PREVIEWS[name].preview.file);

/** Names each kind of search result for visitors. */
export const SEARCH_LABELS: ReadonlyMap<SearchKindName, SearchLabel> = new Map(
  CONTENT_KIND_NAMES.flatMap(name => {
    const { search } = CONTENT_KINDS[name];
    const { searchLabel } = PUBLIC_KINDS[name];
    return search === 'none' || searchLabel === 'none' ? [] : [[search, searchLabel]];
  }),
);
