import { Suspense, useState } from 'react';
import { loadable } from '#client/ui/feedback/loadable';
import { Spinner } from '#client/ui/feedback/spinner';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { HistorySubject } from './history-subject';

// With what compares texts word by word, which few visits to an editor need.
const historyView = loadable(async () => (await import('./history-view')).HistoryView);

type HistoryButtonProps = HistorySubject & { size?: 'sm' | 'md' };

/** Opens the versions of what is edited. */
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
