import { describeDevice } from '#client/editing/device-name';
import rows from '#client/editing/lists/list-row.module.css';
import { formatDateTime } from '#client/ui/primitives/date-time';
import type { Version } from '#shared/contract/version';
import styles from './differences.module.css';
import { fieldLabel } from './list-differences';

type VersionListProps = {
  versions: Version[];
  chosen: number;
  onChoose: (number: number) => void;
  labels: Partial<Record<string, string>>;
};

export function VersionList({ versions, chosen, onChoose, labels }: VersionListProps) {
  return (
    <fieldset className={styles.versions}>
      <legend className="visually-hidden">Versions</legend>
      {versions.map(version => (
        <label key={version.number} className={rows.line}>
          <input
            type="radio"
            name="version"
            disabled={version.isCurrent}
            checked={version.number === chosen}
            onChange={() => onChoose(version.number)}
          />
          <span className={rows.words}>
            <b className={rows.name}>{versionName(version)}</b>
            <span className="caption">{describeVersionChanges(version, labels)}</span>
            <span className="note">{[by(version), size(version)].filter(Boolean).join(', ')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function versionName({ savedAt, isCurrent }: Version): string {
  if (isCurrent) return 'Now';
  if (savedAt === null) return 'Earlier';
  return formatDateTime(savedAt);
}

function describeVersionChanges({ changes }: Version, labels: VersionListProps['labels']): string {
  if (changes.length === 0) return 'First version';
  if (changes.length > 3) return `${changes.length} changes`;
  return `${changes.map(name => fieldLabel(name, labels)).join(', ')} changed`;
}

function by({ savedBy }: Version): string {
  return savedBy === null ? '' : describeDevice(savedBy);
}

function size({ bytes }: Version): string {
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
}
