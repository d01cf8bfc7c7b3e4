import { useState } from 'react';
import { useSearch } from 'wouter';
import { parseArchiveFilter, parseArchiveSelection } from './archive-address';
import { useFilteredProjects, useOpenRows } from './project-queries';

/**
 * Reads the address once its projects have loaded. Until then, the previous ones stay, so that the page does not
 * jump.
 */
export function useShownArchive() {
  const search = useSearch();
  const [shown, setShown] = useState(search);
  const next = useArchive(search);
  const current = useArchive(shown);
  if (search !== shown && !next.isPending) setShown(search);
  return { ...current, search: shown };
}

function useArchive(search: string) {
  const filter = parseArchiveFilter(search);
  const selection = parseArchiveSelection(search);
  const result = useFilteredProjects(filter);
  const open = useOpenRows(filter ? null : selection);
  return { filter, selection, result, open, isPending: (result ?? open)?.isPending ?? false };
}
