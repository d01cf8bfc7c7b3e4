import { useState } from 'react';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import type { Version } from '#shared/contract/version';
import { Difference } from './difference';
import type { HistorySubject } from './history-subject';
import styles from './history-view.module.css';
import { VersionList } from './version-list';
import { useRestoreVersion, useVersions } from './version-queries';

type HistoryViewProps = HistorySubject & { onClose: () => void };

export function HistoryView(props: HistoryViewProps) {
  const query = useVersions(props.itemId);
  return (
    <QueryResult
      query={query}
      loading="Loading versions..."
      failure="Failed to load versions. Please try again."
    >
      {versions =>
        versions.length > 1 ? (
          <Versions {...props} versions={versions} />
        ) : (
          <EmptyState title="No earlier versions yet.">
            Every save stores the previous version here, so you can view and restore it.
          </EmptyState>
        )
      }
    </QueryResult>
  );
}

function Versions({
  itemId,
  labels,
  versions,
  onRestored,
  onClose,
}: HistoryViewProps & { versions: Version[] }) {
  const earlier = versions.filter(({ isCurrent }) => !isCurrent);
  const [chosen, choose] = useState(earlier[0]?.number ?? 0);
  const version = earlier.find(({ number }) => number === chosen);
  const current = versions.find(({ isCurrent }) => isCurrent);
  const toast = useToast();
  const { mutateAsync, isPending } = useRestoreVersion(itemId);

  async function restore(number: number, expectedNumber: number): Promise<void> {
    try {
      await mutateAsync({ id: itemId, number, expectedNumber });
    } catch (error) {
      toast.failure(`Couldn't restore the version. ${explainCallFailure(error)}`);
      return;
    }
    onRestored();
    onClose();
    toast.success('Version restored.');
  }

  return (
    <div className={`stack ${styles.columns}`}>
      <VersionList versions={versions} chosen={chosen} onChoose={choose} labels={labels} />
      {version && current && (
        <section className={`stack-3 ${styles.detail}`} aria-label="Difference">
          <Difference itemId={itemId} from={version} to={current} labels={labels} />
          <div className={`row ${styles.restore}`}>
            <Button busy={isPending} onClick={() => void restore(version.number, current.number)}>
              Restore this version
            </Button>
            <span className="note">The current version stays in the history.</span>
          </div>
        </section>
      )}
    </div>
  );
}
