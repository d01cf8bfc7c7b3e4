import { useState } from 'react';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { Button } from '#client/ui/primitives/button';
import type { SampleCleared } from '#shared/contract/sample';
import { describeSample } from './describe-sample';
import { useClearSample, useSampleStatus } from './sample-queries';

export function SamplePanel() {
  const status = useSampleStatus();
  const { mutateAsync: clear } = useClearSample();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Panel id="sample" title="Sample content" level={3}>
      <QueryResult
        query={status}
        loading={<Spinner label="Loading..." layout="inline" />}
        failure="Couldn't check for sample content."
      >
        {counts => <SampleStatus items={describeSample(counts)} onRemove={() => setConfirming(true)} />}
      </QueryResult>
      <ConfirmCall
        open={isConfirming}
        title="Remove sample content"
        question="Are you sure you want to remove the sample content? This can't be undone."
        confirmLabel="Remove sample content"
        call={() => clear()}
        failure="Couldn't remove the sample content. Please try again."
        onDone={cleared => toast.success(describeCleared(cleared))}
        onClose={() => setConfirming(false)}
      />
    </Panel>
  );
}

function SampleStatus({ items, onRemove }: { items: string; onRemove: () => void }) {
  if (items === '') return <p className="muted">No sample content left.</p>;
  return (
    <div className="stack-4 narrow">
      <p>
        Sample content on this site: {items}. The settings are the name, texts, links and facts of its owner.
        Removing it doesn't affect anything you changed.
      </p>
      <p>
        <Button variant="danger" onClick={onRemove}>
          Remove sample content
        </Button>
      </p>
    </div>
  );
}

function describeCleared({ removed, kept }: SampleCleared): string {
  const items = describeSample(removed);
  const result = items === '' ? 'Nothing to remove.' : `Removed ${items}.`;
  return kept === 0 ? result : `${result} Anything you changed or use is still there.`;
}
