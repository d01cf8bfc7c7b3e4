import { QueryResult } from '#client/ui/feedback/query-result';
import type { Version } from '#shared/contract/version';
import styles from './history-view.module.css';
import { listDifferences, type TextPart } from './list-differences';
import { versionName } from './version-list';
import { useCurrentVersion, useEarlierVersion } from './version-queries';

type DifferenceProps = {
  itemId: string;
  from: Version;
  to: Version;
  labels: Partial<Record<string, string>>;
};

export function Difference({ itemId, from, to, labels }: DifferenceProps) {
  const old = useEarlierVersion(itemId, from.number);
  const now = useCurrentVersion(itemId, to.number);
  const failure = 'Failed to load this version. Please try again.';
  return (
    <QueryResult query={old} loading="Loading this version..." failure={failure}>
      {before => (
        <QueryResult query={now} loading="Loading this version..." failure={failure}>
          {after => {
            const differences = listDifferences(before.fields, after.fields, labels);
            return (
              <>
                <h3 className={styles.title}>From {versionName(from)} to now</h3>
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
