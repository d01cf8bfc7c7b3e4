import type { OwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { TrashItem } from '#shared/contract/version';
import { capitalize, displayTitle } from '#shared/text';
import { findTrashKind } from './trash-kinds';

/** A row of the trash: one item, or all items that the undo of an import deleted. */
export type TrashRow = {
  id: string;
  name: string;
  kind: string;
  /** The names of several items. */
  note: string;
  /** The item that expires first. */
  first: TrashItem;
  items: TrashItem[];
};

/** Groups the items of undone imports, so that an import takes one row. */
export function toTrashRows(items: TrashItem[], kinds: OwnerKinds): TrashRow[] {
  const groups = new Map<string, TrashItem[]>();
  for (const item of items) {
    const id = item.undoneImport?.id ?? item._id;
    groups.set(id, [...(groups.get(id) ?? []), item]);
  }
  return [...groups].flatMap(([id, members]) => {
    const [first] = members;
    if (!first) return [];
    const names = members.map(({ name }) => displayTitle(name));
    if (members.length === 1 || !first.undoneImport) {
      const kind = capitalize(findTrashKind(kinds, first.kind)?.nouns.one ?? first.kind);
      return [{ id, name: names.join(), kind, note: '', first, items: members }];
    }
    const name = `Import from ${first.undoneImport.source}`;
    const kind = formatQuantity(members.length, 'item');
    return [{ id, name, kind, note: names.join(', '), first, items: members }];
  });
}
