import { useOwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import { OptionSelect } from '#client/ui/forms/option-select';
import type { TrashItem } from '#shared/contract/version';
import { capitalize } from '#shared/text';
import { listTrashKinds } from './trash-kinds';

/** The kind of the items to list, or '' for all. */
type KindFilter = TrashItem['kind'] | '';

/** Stores the kind in the address. An unknown kind counts as all. */
export function useTrashFilter(): [kind: KindFilter, filterBy: (kind: KindFilter) => void] {
  const kinds = listTrashKinds(useOwnerKinds());
  const [{ kind }, change] = useViewInAddress(
    (search): { kind: KindFilter } => {
      const asked = new URLSearchParams(search).get('kind');
      return { kind: kinds.find(({ name }) => name === asked)?.name ?? '' };
    },
    view => (view.kind === '' ? '' : new URLSearchParams({ kind: view.kind }).toString()),
  );
  return [kind, changed => change({ kind: changed })];
}

type TrashFilterProps = { kind: KindFilter; onFilter: (kind: KindFilter) => void };

export function TrashFilter({ kind, onFilter }: TrashFilterProps) {
  const kinds = listTrashKinds(useOwnerKinds());
  return (
    <OptionSelect<KindFilter>
      compact
      aria-label="Kind"
      options={[
        { value: '', label: 'Any kind' },
        ...kinds.map(({ name, nouns }) => ({ value: name, label: capitalize(nouns.many) })),
      ]}
      value={kind}
      onValueChange={onFilter}
    />
  );
}
