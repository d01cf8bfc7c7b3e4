import { useLocation, useSearch } from 'wouter';
import { type InboxView, readInboxView, writeInboxView } from './inbox-address';

/** The inbox's view from the address, and how to change it. */
export function useInboxView(): [InboxView, (changes: Partial<InboxView>) => void] {
  const [location, navigate] = useLocation();
  const view = readInboxView(useSearch());

  function change(changes: Partial<InboxView>): void {
    const query = writeInboxView({ ...view, ...changes });
    navigate(query === '' ? location : `${location}?${query}`, { replace: true });
  }

  return [view, change];
}
