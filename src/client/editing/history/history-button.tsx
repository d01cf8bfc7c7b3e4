import { Suspense, useState } from 'react';
import { loadable } from '#client/ui/feedback/loadable';
import { Spinner } from '#client/ui/feedback/spinner';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { HistorySubject } from './history-subject';

// Loaded on demand: it brings the word-by-word comparison, which few editing sessions need.
const historyView = loadable(async () => (await import('./history-view')).HistoryView);

type HistoryButtonProps = HistorySubject & { size?: 'sm' | 'md' };

export function HistoryButton({ size = 'md', ...subject }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size={size} onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="History" size="lg">
        <Suspense fallback={<Spinner label="Loading versions..." />}>
          <historyView.Component {...subject} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
