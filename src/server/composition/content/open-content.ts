import { dropSampleOwner } from '#server/composition/sample/drop-sample-owner';
import type {
  ContentDeps,
  Feed,
  FormerAddressTable,
  OpenContentKind,
  SitemapEntry,
} from '#server/core/content/content-kind';
import { CONTENT_KIND_NAMES, type ContentKindName } from '#shared/content-kinds';
import type { PreviewedItem } from '#shared/contract/preview';
import type { SearchDocument } from '#shared/contract/search';
import { KINDS, type Kinds, type Preview } from './content-register';

export type OpenContent = { [Name in ContentKindName]: ReturnType<Kinds[Name]['open']> };

/** Maps the API name of each kind to the type of its router. */
type ContentRouters = {
  [Name in ContentKindName as Kinds[Name]['api']]: ReturnType<OpenContent[Name]['createRouter']>;
};
type ContentServices = {
  [Name in ContentKindName as Kinds[Name]['api']]: OpenContent[Name]['service'];
};
type ApiName = keyof ContentRouters;

export const API_DESCRIPTIONS = byApiName<Record<ApiName, string>>(name => KINDS[name].apiDescription);

export function openContent(deps: Omit<ContentDeps, 'settleSettings'>): OpenContent {
  const content = {} as OpenContent;
  for (const name of CONTENT_KIND_NAMES)
    Object.assign(content, {
      [name]: KINDS[name].open({ ...deps, settleSettings: dropSampleOwner }, () => content),
    });
  return content;
}

export function contentRouters(content: OpenContent): ContentRouters {
  return byApiName<ContentRouters>(name => content[name].createRouter());
}

export function contentServices(content: OpenContent): ContentServices {
  return byApiName<ContentServices>(name => content[name].service);
}

/** Lists everything that visitors can find by searching. */
export async function listSearchDocuments(content: OpenContent): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  // One kind after the other, because simultaneous lists would hold up requests for the sum of their slices.
  for (const { search } of listKinds(content)) {
    if (search !== 'none') documents.push(...(await search()));
  }
  return documents;
}

/** Lists the pages that search engines may show. */
export async function listSitemap(content: OpenContent): Promise<SitemapEntry[]> {
  const lists = listKinds(content).map(async ({ sitemap }) => (sitemap === 'none' ? [] : sitemap()));
  return (await Promise.all(lists)).flat();
}

export function listFeeds(content: OpenContent): Feed[] {
  return listKinds(content).flatMap(({ feeds }) => (feeds === 'none' ? [] : feeds));
}

export function listFormerAddresses(content: OpenContent): FormerAddressTable[] {
  return listKinds(content).flatMap(({ formerAddresses }) =>
    formerAddresses === 'none' ? [] : formerAddresses,
  );
}

/**
 * Returns an item as visitors will see it, published or not.
 * @throws AppError NOT_FOUND
 */
export async function findPreview(content: OpenContent, { kind, id }: PreviewedItem): Promise<Preview> {
  return content[kind].preview(id);
}

/** Lists the open kinds in display order, as their common type. */
function listKinds(content: OpenContent): OpenContentKind[] {
  return CONTENT_KIND_NAMES.map(name => content[name]);
}

/** Creates a record whose keys are the API names of the kinds. */
function byApiName<Table>(make: (name: ContentKindName) => Table[keyof Table]): Table {
  return Object.fromEntries(CONTENT_KIND_NAMES.map(name => [KINDS[name].api, make(name)])) as Table;
}
