import type { ReplacedContent } from '#client/editing/content-imports';
import type { ImportItem } from '#shared/extras/imports/import-contract';
import type { LoadMore, PendingImport } from './import-queries';

/**
 * Makes an import remove other content first. The plan compares with that content, so what it considers equal or
 * similar is offered as new. The server compares again, and skips what the site still has.
 */
export function replaceContent(pending: PendingImport, replaced: ReplacedContent): PendingImport {
  const { plan, more, apply, changeTarget } = pending;
  const withNew = (items: ImportItem[]) => items.map(item => asNewItem(item, replaced.settings));
  const loadNew = (load: LoadMore): LoadMore => {
    return async () => {
      const next = await load();
      return { items: withNew(next.items), more: next.more && loadNew(next.more) };
    };
  };
  return {
    ...pending,
    plan: { ...plan, items: withNew(plan.items) },
    more: more && loadNew(more),
    removes: replaced.text,
    apply: async keys => {
      await replaced.remove();
      return apply(keys);
    },
    changeTarget: changeTarget && (async choice => replaceContent(await changeTarget(choice), replaced)),
  };
}

function asNewItem(item: ImportItem, settings: readonly string[]): ImportItem {
  const { state, isSimilar, changes } = item;
  const isReplaced = state === 'changed' && changes.every(name => settings.includes(name));
  if (state !== 'same' && !isSimilar && !isReplaced) return item;
  return { ...item, state: 'new', changes: [], isSimilar: false, isProposed: true };
}
