import { useState } from 'react';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import type { Version } from '#shared/contract/version';
import styles from './differences.module.css';
import type { HistorySubject } from './history-subject';
import { listDifferences, type TextPart } from './list-differences';
import { VersionList, versionName } from './version-list';
import { useCurrentVersion, useEarlierVersion, useRestoreVersion, useVersions } from './version-queries';

type HistoryViewProps = HistorySubject & { onClose: () => void };

export function HistoryView(props: HistoryViewProps) {
  const query = useVersions(props.itemId);
  return (
    <QueryResult
      query={query}
      loading="Loading versions..."
      failure="Couldn't load versions. Please try again."
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
        <section className="stack-3" aria-label="Difference">
          <Difference itemId={itemId} from={version} to={current} labels={labels} />
          <div className="row">
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

type DifferenceProps = {
  itemId: string;
  from: Version;
  to: Version;
  labels: Partial<Record<string, string>>;
};

/** Compares a version with the current one. */
function Difference({ itemId, from, to, labels }: DifferenceProps) {
  const old = useEarlierVersion(itemId, from.number);
  const now = useCurrentVersion(itemId, to.number);
  const failure = "Couldn't load this version. Please try again.";
  return (
    <QueryResult query={old} loading="Loading this version..." failure={failure}>
      {before => (
        <QueryResult query={now} loading="Loading this version..." failure={failure}>
          {after => {
            const differences = listDifferences(before.fields, after.fields, labels);
            return (
              <>
                <h3 className="fs-16">{`From ${versionName(from)} to now`}</h3>
                {differences.length === 0 && (
                  <p className="muted">No differences from the current version.</p>
                )}
                <dl className={`stack-3 ${styles.fields}`}>
                  {differences.map(({ label, parts }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{parts.map(showPart)}</dd>
                    </div>
                  ))}
                </dl>
                {differences.length > 0 && (
                  <p className="note">Underlined text was added, struck-out text was removed.</p>
                )}
              </>
            );
          }}
        </QueryResult>
      )}
    </QueryResult>
  );
}

function showPart({ text, kind }: TextPart, index: number) {
  if (kind === 'added') return <ins key={index}>{text}</ins>;
  if (kind === 'removed') return <del key={index}>{text}</del>;
  return <span key={index}>{text}</span>;
}
