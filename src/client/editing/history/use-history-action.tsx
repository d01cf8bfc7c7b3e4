import { type ReactNode, Suspense, useState } from 'react';
import { loadable } from '#client/ui/feedback/loadable';
import { Spinner } from '#client/ui/feedback/spinner';
import type { MenuAction } from '#client/ui/overlays/action-menu';
import { Dialog } from '#client/ui/overlays/dialog';
import type { HistorySubject } from './history-subject';

// Loaded on demand, because it brings the word-by-word comparison, which few editing sessions need.
const historyView = loadable(async () => (await import('./history-view')).HistoryView);

/** Returns the action that opens the history of an item, and its dialog. */
export function useHistoryAction(subject: HistorySubject | undefined): {
  actions: readonly MenuAction[];
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  if (!subject) return { actions: [], dialog: null };
  return {
    actions: [{ label: 'History', onChoose: () => setOpen(true) }],
    dialog: (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="History" size="lg">
        <Suspense fallback={<Spinner label="Loading versions..." />}>
          <historyView.Component {...subject} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    ),
  };
}
