import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { TAB_PARAMETER } from '#shared/page-query';

/**
 * Stores the selected tab in the address, so that it can be linked and survives a reload or sign-in. The
 * first tab is the default and is not stored.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [tab: Tab, select: (tab: Tab) => void] {
  const [location, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const search = new URLSearchParams(useSearch());
  const name = search.get(TAB_PARAMETER);

  function select(tab: Tab): void {
    if (tab === tabs[0]) search.delete(TAB_PARAMETER);
    else search.set(TAB_PARAMETER, tab);
    const query = search.toString();
    // The history state stays, because it holds the page to return to.
    navigate(query === '' ? location : `${location}?${query}`, { replace: true, state });
  }

  return [tabs.find(tab => tab === name) ?? tabs[0], select];
}

/** Stores the view of a list in the address, so that it can be linked and survives a reload. */
export function useViewInAddress<View extends object>(
  parse: (search: string) => View,
  format: (view: View) => string,
): [view: View, change: (changes: Partial<View>) => void] {
  const [location, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const view = parse(useSearch());

  function change(changes: Partial<View>): void {
    const query = format({ ...view, ...changes });
    navigate(query === '' ? location : `${location}?${query}`, { replace: true, state });
  }

  return [view, change];
}
