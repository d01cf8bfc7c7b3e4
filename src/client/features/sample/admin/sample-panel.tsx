import { useState } from 'react';
import type { SampleCleared } from '../../../../shared/contract/sample';
import { LoadFailure } from '../../../ui/feedback/load-failure';
import { Spinner } from '../../../ui/feedback/spinner';
import { useToast } from '../../../ui/feedback/toast';
import { Panel } from '../../../ui/layout/panel';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Button } from '../../../ui/primitives/button';
import styles from './sample-panel.module.css';
import { useClearSample, useSampleStatus } from './sample-queries';
import { sampleWords } from './sample-words';

/** The content that a new site comes with, and the way to be rid of it. */
export function SamplePanel() {
  const status = useSampleStatus();
  const [isAsking, setAsking] = useState(false);
  const left = status.data && sampleWords(status.data);
  return (
    <Panel id="sample" title="Sample content">
      {status.isPending && <Spinner label="Loading..." layout="inline" />}
      {status.isError && left === undefined && (
        <LoadFailure busy={status.isFetching} onRetry={status.refetch}>
          Couldn't check for sample content.
        </LoadFailure>
      )}
      {left === '' && <p className="muted">No sample content left.</p>}
      {left && (
        <div className={styles.content}>
          <p>
            Sample content still on the site: {left}. Anything you changed stays when you remove the rest.
          </p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Remove Sample Content
          </Button>
        </div>
      )}
      <ClearDialog open={isAsking} onClose={() => setAsking(false)} />
    </Panel>
  );
}

function ClearDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const clear = useClearSample();
  const toast = useToast();
  return (
    <ConfirmDialog
      open={open}
      title="Remove sample content"
      question="Are you sure you want to remove the sample content? This cannot be undone."
      confirmLabel="Remove Sample Content"
      busy={clear.isPending}
      error={clear.isError && "Couldn't remove it. Please try again."}
      onCancel={() => {
        onClose();
        clear.reset();
      }}
      onConfirm={() =>
        clear.mutate(undefined, {
          onSuccess: cleared => {
            onClose();
            toast.success(whatWent(cleared));
          },
        })
      }
    />
  );
}

function whatWent({ removed, kept }: SampleCleared): string {
  const gone = sampleWords(removed);
  const first = gone === '' ? 'Nothing to remove.' : `Removed ${gone}.`;
  return kept === 0 ? first : `${first} Anything you changed or use was kept.`;
}
