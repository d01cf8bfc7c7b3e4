import { useLocation, useSearch } from 'wouter';

/** Stores the view of a list in the address, so that it can be linked and survives a reload. */
export function useViewInAddress<View extends object>(
  parse: (search: string) => View,
  format: (view: View) => string,
): [view: View, change: (changes: Partial<View>) => void] {
  const [location, navigate] = useLocation();
  const view = parse(useSearch());

  function change(changes: Partial<View>): void {
    const query = format({ ...view, ...changes });
    navigate(query === '' ? location : `${location}?${query}`, { replace: true });
  }

  return [view, change];
}
