import { useLocation, useSearch } from 'wouter';

export const EDITOR_TABS = ['details', 'skills', 'learned', 'media'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

const PARAMETER = 'tab';

/** The chosen tab is part of the address, so that a reload and signing in again bring it back. */
export function useEditorTab(): [EditorTab, (tab: EditorTab) => void] {
  const [location, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const wanted = search.get(PARAMETER);
  const tab = EDITOR_TABS.find(name => name === wanted) ?? 'details';

  function choose(next: EditorTab): void {
    if (next === 'details') search.delete(PARAMETER);
    else search.set(PARAMETER, next);
    const query = search.toString();
    navigate(query === '' ? location : `${location}?${query}`, { replace: true });
  }

  return [tab, choose];
}
