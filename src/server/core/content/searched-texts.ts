import { toMarkdownText } from '#server/core/markdown/markdown-pool';
import type { Field } from '#shared/contract/fields';
import { toKeys } from '#shared/map-values';

/** Returns the searched texts of an item without Markdown, in the order of their fields. */
export async function listSearchedTexts<Name extends string>(
  fields: Record<Name, Field>,
  item: { [Each in NoInfer<Name>]?: unknown },
): Promise<string[]> {
  const texts = toKeys(fields).flatMap(name => (fields[name].isSearched ? [String(item[name] ?? '')] : []));
  return Promise.all(texts.map(toMarkdownText));
}
