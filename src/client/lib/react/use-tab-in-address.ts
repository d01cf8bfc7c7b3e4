import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { TAB_PARAMETER } from '../../../shared/page-query';

/**
 * The chosen tab is part of the address, so that it can be linked to and survives a reload and a new sign-in. The first
 * tab stands for any other name, and needs none.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [tab: Tab, choose: (tab: Tab) => void] {
  const [location, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const search = new URLSearchParams(useSearch());
  const named = search.get(TAB_PARAMETER);

  function choose(tab: Tab): void {
    if (tab === tabs[0]) search.delete(TAB_PARAMETER);
    else search.set(TAB_PARAMETER, tab);
    const query = search.toString();
    // The entry keeps its state: the way back is in it.
    navigate(query === '' ? location : `${location}?${query}`, { replace: true, state });
  }

  return [tabs.find(tab => tab === named) ?? tabs[0], choose];
}
