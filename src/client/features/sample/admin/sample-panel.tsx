import { useState } from 'react';
import type { SampleCleared, SampleCounts } from '../../../../shared/contract/sample';
import { listWords } from '../../../../shared/list-words';
import { mapValues } from '../../../../shared/map-values';
import { LoadFailure } from '../../../ui/feedback/load-failure';
import { Spinner } from '../../../ui/feedback/spinner';
import { useToast } from '../../../ui/feedback/toast';
import { Panel } from '../../../ui/layout/panel';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { Button } from '../../../ui/primitives/button';
import { useClearSample, useSampleStatus } from './sample-queries';

/** The content that a new site comes with, and the way to be rid of it. */
export function SamplePanel() {
  const status = useSampleStatus();
  const { mutateAsync: clear } = useClearSample();
  const toast = useToast();
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
        <div className="stack-4 narrow">
          <p>
            Sample content still on the site: {left}. Anything you changed stays when you remove the rest.
          </p>
          <p>
            <Button variant="danger" onClick={() => setAsking(true)}>
              Remove Sample Content
            </Button>
          </p>
        </div>
      )}
      <ConfirmCall
        open={isAsking}
        title="Remove sample content"
        question="Are you sure you want to remove the sample content? This cannot be undone."
        confirmLabel="Remove Sample Content"
        call={() => clear()}
        failure="Couldn't remove it. Please try again."
        onDone={cleared => toast.success(whatWent(cleared))}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

function whatWent({ removed, kept }: SampleCleared): string {
  const gone = sampleWords(removed);
  const first = gone === '' ? 'Nothing to remove.' : `Removed ${gone}.`;
  return kept === 0 ? first : `${first} Anything you changed or use was kept.`;
}

const NAMES: Record<keyof SampleCounts, [one: string, many: string]> = {
  projects: ['project', 'projects'],
  skills: ['skill', 'skills'],
  timeline: ['timeline element', 'timeline elements'],
  notes: ['note', 'notes'],
  categories: ['category', 'categories'],
  uploads: ['picture', 'pictures'],
  site: ['setting', 'settings'],
};

/** '8 projects, 20 skills and 1 timeline element'; '' for nothing at all. */
export function sampleWords(counts: Partial<SampleCounts>): string {
  const parts = mapValues(NAMES, ([one, many], name) => {
    const { [name]: count = 0 } = counts;
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  });
  return listWords(Object.values(parts).flat());
}
