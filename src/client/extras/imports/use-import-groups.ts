import { useOwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { IMPORTED_KINDS, isImportedKind } from '#shared/extras/imports/imported-kinds';
import { toKeys } from '#shared/map-values';

/** The groups of imported items in display order, one for each kind. */
export function useImportGroups() {
  const kinds = useOwnerKinds();
  return toKeys(kinds)
    .filter(isImportedKind)
    .flatMap(name => {
      const { importGroup, nouns } = kinds[name];
      return importGroup === 'none' ? [] : { ...importGroup, target: IMPORTED_KINDS[name], nouns };
    });
}
