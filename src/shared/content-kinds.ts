import { toKeys } from './map-values';

/**
 * The kinds of content in display order. `search` is the kind's name in search results, and `hasPreview`
 * enables previews of unpublished items. A new kind starts with a line here, and the compiler then requires
 * its definitions on the server and in the client.
 */
export const CONTENT_KINDS = {
  project: { search: 'project', hasPreview: true },
  note: { search: 'note', hasPreview: true },
  page: { search: 'page', hasPreview: true },
  timeline: { search: 'none', hasPreview: true },
  skills: { search: 'skill', hasPreview: false },
  site: { search: 'none', hasPreview: false },
} as const;

type Kinds = typeof CONTENT_KINDS;
export type ContentKindName = keyof Kinds;
export type PreviewKindName = {
  [Name in ContentKindName]: Kinds[Name]['hasPreview'] extends true ? Name : never;
}[ContentKindName];
export type SearchKindName = Exclude<Kinds[ContentKindName]['search'], 'none'>;

export const CONTENT_KIND_NAMES = toKeys(CONTENT_KINDS);
export const PREVIEW_KIND_NAMES = CONTENT_KIND_NAMES.filter(hasPreview);
export const SEARCH_KIND_NAMES = CONTENT_KIND_NAMES.map(name => CONTENT_KINDS[name].search).filter(
  search => search !== 'none',
);

function hasPreview(name: ContentKindName): name is PreviewKindName {
  return CONTENT_KINDS[name].hasPreview;
}
