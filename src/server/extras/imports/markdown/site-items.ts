import type { ImportService } from '#server/extras/imports/import-service';
import { type MarkdownTarget, markdownTargetSchema } from '#shared/extras/imports/import-contract';
import { MARKDOWN_KINDS } from './markdown-item';

/** The items of the site that matter to an import of Markdown files. */
export type SiteItems = {
  /** The targets of the files in earlier imports, by key. */
  earlier: Map<string, MarkdownTarget[]>;
  /** The slugs in use, each with the key of the file that became its item, or null. */
  slugs: Record<MarkdownTarget, Map<string, string | null>>;
};

export async function readSiteItems({
  listImported,
  listSlugs,
}: Pick<ImportService, 'listImported' | 'listSlugs'>): Promise<SiteItems> {
  const earlier: SiteItems['earlier'] = new Map();
  const slugs: SiteItems['slugs'] = { projects: new Map(), notes: new Map(), pages: new Map() };
  for (const target of markdownTargetSchema.options) {
    const { source, kind } = MARKDOWN_KINDS[target];
    const keys = new Map<string, string>();
    for (const { name, itemId } of await listImported(source)) {
      earlier.set(name, [...(earlier.get(name) ?? []), target]);
      keys.set(itemId, name);
    }
    for (const { id, slug } of await listSlugs(kind)) slugs[target].set(slug, keys.get(id) ?? null);
  }
  return { earlier, slugs };
}
