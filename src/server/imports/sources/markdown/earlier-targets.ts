import type { ImportService } from '#server/imports/import-service';
import { type MarkdownTarget, markdownTargetSchema } from '#shared/contract/import';
import { MARKDOWN_KINDS } from './markdown-item';

/** Finds what Markdown files became in earlier imports, by key. */
export async function findEarlierTargets({
  listImported,
}: Pick<ImportService, 'listImported'>): Promise<Map<string, MarkdownTarget[]>> {
  const earlier = new Map<string, MarkdownTarget[]>();
  for (const target of markdownTargetSchema.options) {
    for (const { name } of await listImported(MARKDOWN_KINDS[target].source))
      earlier.set(name, [...(earlier.get(name) ?? []), target]);
  }
  return earlier;
}
